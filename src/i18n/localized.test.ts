import { expect, test } from 'vitest';
import { localized } from './localized.ts';

const both = { titleMn: 'Мэдээ', titleEn: 'News' };

test('localized chooses the text of the locale when both are there', () => {
  expect(localized(both, 'title', 'mn')).toBe('Мэдээ');
  expect(localized(both, 'title', 'en')).toBe('News');
});

test('localized chooses the other language when the text of the locale is empty', () => {
  expect(localized({ ...both, titleMn: '' }, 'title', 'mn')).toBe('News');
  expect(localized({ ...both, titleEn: '' }, 'title', 'en')).toBe('Мэдээ');
  expect(localized({ titleMn: '', titleEn: '' }, 'title', 'en')).toBe('');
});

test('localized chooses by the name when an item has several texts', () => {
  const news = { ...both, leadMn: 'Товч', leadEn: 'Lead' };
  expect(localized(news, 'lead', 'mn')).toBe('Товч');
  expect(localized(news, 'title', 'mn')).toBe('Мэдээ');
});
