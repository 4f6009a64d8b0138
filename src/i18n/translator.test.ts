import { expect, test } from 'vitest';
import { translator } from './translator.ts';

const mn = translator('mn');
const en = translator('en');

test('each translator stays in its language when two are used side by side', () => {
  expect([mn('nav.news'), en('nav.news'), mn('nav.news')]).toEqual(['Мэдээ', 'News', 'Мэдээ']);
});

test('translator fills a placeholder when its value is zero too', () => {
  expect(en('footer.slide', { index: 2 })).toBe('Slide 2');
  expect(en('footer.slide', { index: 0 })).toBe('Slide 0');
});

test('translator inserts a value literally when it looks like a pattern or a placeholder', () => {
  expect(en('footer.rights', { years: '$&', name: '{{years}}' })).toBe(
    '© $& {{years}}. All rights reserved.',
  );
});
