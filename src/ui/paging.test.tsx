import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import { visit } from '../../tests/unit/visit.ts';
import { Paging, toPageNumbers } from './paging.tsx';

test.each<[number, number, (number | null)[]]>([
  [1, 0, []],
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
  [50, 10, [1, null, 10]],
])('the page numbers are right when page %i of %i is shown: %j', (page, total, numbers) => {
  expect(toPageNumbers(page, total)).toEqual(numbers);
});

test('the page numbers are sorted and unique and contain first, current and last for any page', () => {
  const pageOf = fc
    .integer({ min: 1, max: 1000 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(pageOf, ([page, total]) => {
      const list = toPageNumbers(page, total);
      const numbers = list.filter((n) => n !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect([list[0], list.at(-1)]).toEqual([1, total]);
      const neighbours = [page - 1, page, page + 1].filter((n) => n >= 1 && n <= total);
      expect(numbers).toEqual(expect.arrayContaining(neighbours));
      list.forEach((n, i) => {
        const [before, after] = [list[i - 1], list[i + 1]];
        if (n === null) expect(Number(after) - Number(before)).toBeGreaterThan(1);
        else if (before) expect(n - before).toBe(1);
      });
    }),
  );
});

function renderPaging(page: number, total: number, search = ''): string {
  const context = visit({ page: { pathname: '/news', query: new URLSearchParams(search) } });
  return runInContext(context, () => renderToStaticMarkup(<Paging page={page} total={total} />));
}
const toLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*?\bhref="([^"]*)"/g)].map(([, href]) => href);

test('Paging renders nothing when there is at most one page', () => {
  expect(renderPaging(1, 0)).toBe('');
  expect(renderPaging(1, 1)).toBe('');
});

test('Paging leaves other parameters in the address when it links to another page', () => {
  expect(toLinks(renderPaging(2, 3, 'lang=en&page=2'))).toEqual([
    '/news?lang=en',
    '/news?lang=en',
    '/news?lang=en&amp;page=2',
    '/news?lang=en&amp;page=3',
    '/news?lang=en&amp;page=3',
  ]);
});

test('Paging has no previous or next link when the page is the first or last', () => {
  expect(renderPaging(1, 3)).not.toContain('rel="prev"');
  expect(renderPaging(3, 3)).not.toContain('rel="next"');
  expect(renderPaging(2, 3).match(/aria-current/g)).toHaveLength(1);
  expect(renderPaging(2, 3)).toMatch(/<a href="\/news\?page=2"[^>]*aria-current="page"/);
});
