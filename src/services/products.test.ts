import { afterEach, expect, test } from 'vitest';
import { settings } from '#env.ts';
import { toPageRequest } from './products.ts';

afterEach(() => Object.assign(settings(), { COMMERCE_IGNORED: [], COMMERCE_PAGING: 'next' }));

const page = (length: number, total: number | null = null) => ({
  items: Array.from({ length }, () => ({}) as never),
  dropped: 0,
  next: 'of the service',
  total,
});

test('a list is asked for without the parameters that its service ignores', () => {
  Object.assign(settings(), { COMMERCE_IGNORED: ['brand', 'sort'] });
  expect(toPageRequest({ brand: 'Altai', sort: 'new', categoryId: 'c' })?.asked).toEqual({
    categoryId: 'c',
  });
});

test.each([
  ['next', 'abc', { cursor: 'abc', size: 2 }, 'of the service'],
  ['page', '3', { page: 3, size: 2 }, '4'],
  ['page0', '3', { page: 2, size: 2 }, '4'],
] as const)(
  'a list that is paged by %s is asked for its page %s',
  (paging, cursor, asked, next) => {
    Object.assign(settings(), { COMMERCE_PAGING: paging });
    const request = toPageRequest({ size: 2, cursor });
    expect(request?.asked).toEqual(asked);
    expect(request?.lead(page(2)).next).toBe(next);
  },
);

test('a list that is not paged has one page', () => {
  Object.assign(settings(), { COMMERCE_PAGING: 'none' });
  expect(toPageRequest({ size: 2 })?.lead(page(2)).next).toBeNull();
  expect(toPageRequest({ size: 2, cursor: '2' })).toBeNull();
});
