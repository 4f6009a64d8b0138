import { expect, test } from 'vitest';
import { localized } from './localized.ts';

const both = { titleMn: 'Мэдээ', titleEn: 'News' };

test('the reader gets the text of their language', () => {
  expect(localized(both, 'title', 'mn')).toBe('Мэдээ');
  expect(localized(both, 'title', 'en')).toBe('News');
});

test('an empty text gives way to the other language', () => {
  expect(localized({ ...both, titleMn: '' }, 'title', 'mn')).toBe('News');
  expect(localized({ ...both, titleEn: '' }, 'title', 'en')).toBe('Мэдээ');
  expect(localized({ titleMn: '', titleEn: '' }, 'title', 'en')).toBe('');
});

test('each text of an entity is chosen by its own name', () => {
  const news = { ...both, leadMn: 'Товч', leadEn: 'Lead' };
  expect(localized(news, 'lead', 'mn')).toBe('Товч');
  expect(localized(news, 'title', 'mn')).toBe('Мэдээ');
});
