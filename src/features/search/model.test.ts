import { expect, test } from 'vitest';
import type { SearchResult } from '#contracts/content/search.ts';
import { groupResults, maxQueryLength, toQuery } from './model.ts';

function resultOf(titleMn: string, categoryMn: string, categoryEn: string): SearchResult {
  return { titleMn, titleEn: '', categoryMn, categoryEn, link: '/' };
}

test('toQuery trims and composes the query when it is padded or decomposed', () => {
  expect(toQuery('  гар утас\t')).toBe('гар утас');
  expect(toQuery('и\u0306е\u0308')).toBe('йё');
  expect(toQuery(null)).toBe('');
  expect(toQuery('   ')).toBe('');
});

test('toQuery cuts the trimmed query when it is too long', () => {
  expect(toQuery(`   ${'а'.repeat(maxQueryLength)}б`)).toBe('а'.repeat(maxQueryLength));
});

test('groupResults returns no groups when there are no results', () => {
  expect(groupResults([], 'mn')).toEqual([]);
});

const results = [
  resultOf('Утас 1', 'Бүтээгдэхүүн', 'Products'),
  resultOf('Мэдээ 1', 'Мэдээ', 'News'),
  resultOf('Утас 2', 'Бүтээгдэхүүн', 'Products'),
  resultOf('Салбар', 'Салбар', ''),
];

test('groupResults orders groups by their best result when results are mixed', () => {
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

test('groupResults names categories in English when the reader’s language is English', () => {
  const names = groupResults(results, 'en').map(({ category }) => category);
  expect(names).toEqual(['Products', 'News', 'Салбар']);
});

test('groupResults makes a group when a category is named like a prototype key', () => {
  expect(groupResults([resultOf('x', '__proto__', '')], 'mn')).toMatchObject([
    { category: '__proto__' },
  ]);
});
