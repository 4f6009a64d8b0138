import { expect, test } from 'vitest';
import { type NewsCard, newsCard } from '#contracts/content/news.ts';
import { toNewsPage } from './news-pages.ts';

const make = (from: number, count: number): NewsCard[] =>
  Array.from({ length: count }, (_, at) =>
    newsCard.parse({
      id: `n-${from + at}`,
      slug: `s-${from + at}`,
      titleMn: 'Мэдээ',
      titleEn: 'News',
      cover: '/a.webp',
      publishedAt: '2026-11-01T00:00:00Z',
    }),
  );
const pageOf = (items: NewsCard[], total: number | null = null) => ({
  items,
  total,
  dropped: 0,
  next: null,
});

test.each([
  ['of a whole list the second page', pageOf(make(0, 30)), 2, 'n-12', 12, 30],
  ['of a whole list the last page', pageOf(make(0, 30)), 3, 'n-24', 6, 30],
  ['a page with a total', pageOf(make(12, 12), 40), 2, 'n-12', 12, 40],
  [
    'a full page without a total, after which there may be more',
    pageOf(make(12, 12)),
    2,
    'n-12',
    12,
    25,
  ],
  ['a short page without a total, which is the last', pageOf(make(12, 3)), 2, 'n-12', 3, null],
  ['nothing where the first page is repeated', pageOf(make(0, 12), 40), 2, undefined, 0, 12],
])('toNewsPage gives %s', (_, found, page, first, count, total) => {
  const shown = toNewsPage(found, { page, size: 12 }, pageOf(make(0, 12)));
  expect([shown.items[0]?.id, shown.items.length, shown.total]).toEqual([first, count, total]);
});
