import { expect, test } from 'vitest';
import type { SearchResult } from '#contracts/content/search.ts';
import { groupResults, maxQueryLength, toQuery } from './model.ts';

function resultOf(titleMn: string, categoryMn: string, categoryEn: string): SearchResult {
  return { titleMn, titleEn: '', categoryMn, categoryEn, link: '/' };
}

test('a query is trimmed and composed', () => {
  expect(toQuery('  гар утас\t')).toBe('гар утас');
  expect(toQuery('и\u0306е\u0308')).toBe('йё');
  expect(toQuery(null)).toBe('');
  expect(toQuery('   ')).toBe('');
});

test('a query is cut to what the search takes, counted without the blanks before it', () => {
  expect(toQuery(`   ${'а'.repeat(maxQueryLength)}б`)).toBe('а'.repeat(maxQueryLength));
});

test('no results make no groups', () => {
  expect(groupResults([], 'mn')).toEqual([]);
});

const results = [
  resultOf('Утас 1', 'Бүтээгдэхүүн', 'Products'),
  resultOf('Мэдээ 1', 'Мэдээ', 'News'),
  resultOf('Утас 2', 'Бүтээгдэхүүн', 'Products'),
  resultOf('Салбар', 'Салбар', ''),
];

test('groups stand in the order of their best result, and results keep theirs', () => {
  const groups = groupResults(results, 'mn').map((group) => [
    group.category,
    group.results.map(({ titleMn }) => titleMn),
  ]);
  expect(groups).toEqual([
    ['Бүтээгдэхүүн', ['Утас 1', 'Утас 2']],
    ['Мэдээ', ['Мэдээ 1']],
    ['Салбар', ['Салбар']],
  ]);
});

test('categories are named in the language of the reader', () => {
  const names = groupResults(results, 'en').map(({ category }) => category);
  expect(names).toEqual(['Products', 'News', 'Салбар']);
});

test('a category may be called as no object key should', () => {
  expect(groupResults([resultOf('x', '__proto__', '')], 'mn')).toMatchObject([
    { category: '__proto__' },
  ]);
});
