import { expect, test } from 'vitest';
import { productCard } from '#contracts/commerce/products.ts';
import { searchResult } from '#contracts/content/search.ts';
import { listRoutes } from '#routes.ts';
import { toHits } from './hits.ts';
import { knownPages } from './known-pages.ts';
import { type Answers, countTypes, maxQueryLength, toQuery } from './model.ts';
import { toQuestions } from './rewrite.ts';

test('toQuery trims and composes the query when it is padded or decomposed', () => {
  expect(toQuery('  гар утас\t')).toBe('гар утас');
  expect(toQuery('и\u0306е\u0308')).toBe('йё');
  expect(toQuery(null)).toBe('');
  expect(toQuery('   ')).toBe('');
});

test('toQuery cuts the trimmed query when it is too long', () => {
  expect(toQuery(`   ${'а'.repeat(maxQueryLength)}б`)).toBe('а'.repeat(maxQueryLength));
});

const nothing: Answers = { found: [], products: [], branches: [], categories: [], countries: [] };
const result = (link: string, titleMn = link) => searchResult.parse({ titleMn, link });
const linksOf = (typed: string, answers: Partial<Answers> = {}) =>
  toHits(typed, { ...nothing, ...answers }, 'mn').map(({ link }) => link);

test.each([
  ['tulbur', ['tulbur', 'төлбөр', 'төлбөр төлөх']],
  ['chargr', ['chargr', 'charger', 'цэнэглэгч']],
  ['roamng', ['roamng', 'roaming', 'роуминг']],
  ['утас', ['утас', 'гар утас', 'phone']],
  ['zzzz', ['zzzz']],
  ['2222', ['2222', 'салбар', 'branches']],
])(
  'toQuestions asks for "%s" as typed first, then for at most two others: %j',
  (typed, questions) => {
    expect(toQuestions(typed)).toEqual(questions);
  },
);

test('toHits has what was surely meant first, then what was found, each once', () => {
  const found = [
    [result('/news/1'), result('/pay/bill')],
    [result('/news/2'), result('/news/1')],
  ];
  const links = linksOf('төлбөр төлөх', { found });
  expect(links[0]).toBe('/pay/bill');
  expect(links.filter((link) => link === '/pay/bill')).toHaveLength(1);
  expect(links.indexOf('/news/1')).toBeLessThan(links.indexOf('/news/2'));
});

test.each(['PUK', 'пук код', 'unlock sim'])(
  'toHits leads who asks for "%s" to its page',
  (typed) => {
    expect(linksOf(typed)[0]).toBe('/account/puk');
  },
);

test('toHits has one row for a product that is found by its slug and listed by its id', () => {
  const card = productCard.parse({
    id: 'p-1',
    slug: 'charger-20',
    nameMn: 'Цэнэглэгч 20 Вт',
    price: 1,
  });
  const links = linksOf('цэнэглэгч', { found: [[result('/shop/charger-20')]], products: [card] });
  expect(links.filter((link) => /charger-20|p-1/.test(link))).toEqual(['/shop/charger-20']);
});

test('toHits has goods whose picture and price are known first, where a kind of goods was asked for', () => {
  const card = productCard.parse({ id: 'p-2', slug: 'two', nameMn: 'Хоёр', price: 1 });
  const found = [[result('/shop/one'), result('/shop/two')]];
  expect(linksOf('утас', { found, products: [card] }).slice(0, 2)).toEqual([
    '/shop/two',
    '/shop/one',
  ]);
});

test('toHits leaves out products that a service lists although they were not asked for', () => {
  const card = productCard.parse({ id: 'p-1', nameMn: 'Таблет', price: 1 });
  expect(linksOf('цэнэглэгч', { products: [card] })).not.toContain('/shop/p-1');
});

test('toHits finds nothing when the words are like nothing', () => {
  expect(linksOf('qqqqzzzz')).toEqual([]);
});

test('countTypes counts what is there, and names no type without a hit', () => {
  const hits = toHits(
    'утас',
    { ...nothing, found: [[result('/news/1'), result('/news/2')]] },
    'mn',
  );
  const counts = new Map(countTypes(hits));
  expect(counts.get('news')).toBe(2);
  expect(counts.has('branch')).toBe(false);
  expect([...counts.values()].reduce((a, b) => a + b, 0)).toBe(hits.length);
});

test('the site finds each of its own pages that search engines may show, whatever services say', () => {
  const known = new Set<string>(knownPages.map(({ link }) => link));
  const listed = listRoutes('listed').filter((path) => path !== '/');
  expect(listed.filter((path) => !known.has(path))).toEqual([]);
});
