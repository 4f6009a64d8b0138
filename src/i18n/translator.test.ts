import { expect, test } from 'vitest';
import { translator } from './translator.ts';

const mn = translator('mn');
const en = translator('en');

test('each translator keeps to its language, also side by side', () => {
  expect([mn('nav.news'), en('nav.news'), mn('nav.news')]).toEqual(['Мэдээ', 'News', 'Мэдээ']);
});

test('holes are filled, with zero too', () => {
  expect(en('footer.slide', { index: 2 })).toBe('Slide 2');
  expect(en('footer.slide', { index: 0 })).toBe('Slide 0');
});

test('a value is put in as it is: no pattern of the replacement, no hole of its own', () => {
  expect(en('footer.rights', { years: '$&', name: '{{years}}' })).toBe(
    '© $& {{years}}. All rights reserved.',
  );
});
