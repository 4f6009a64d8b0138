import { beforeAll, expect, test } from 'vitest';
import { classSql, toNumberStatements } from '../../seed/numbers/number-statements.ts';
import { seedNumbers } from '../../seed/numbers/seed-numbers.ts';
import { ask, prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import { maxRows, toListStatements } from './number-list.ts';

beforeAll(async () => {
  await prepareOperator();
  await seedNumbers(testDb, 20_000);
});

const origin = 'http://operator.internal';
async function get<T>(path: string): Promise<T> {
  const answer = await ask(new Request(origin + path), { OPERATOR_DB: testDb });
  return ((await answer.json()) as { data: T }).data;
}
interface Page {
  items: { isdn: string; class: string; price: number }[];
  next: string | null;
  partial: boolean;
}

test.each([
  ['99126666', 'GOLD'],
  ['99121234', 'GOLD'],
  ['99121122', 'SILVER'],
  ['99124747', 'SILVER'],
  ['99124774', 'BRONZE'],
  ['99124447', 'BRONZE'],
  ['99127444', 'BRONZE'],
  ['99124744', 'SUGGESTED'],
  ['99124474', 'SUGGESTED'],
  ['99124745', 'SUGGESTED'],
  ['99124756', 'ORDINARY'],
  ['99120000', 'GOLD'],
  ['99121000', 'BRONZE'],
])('%s is %s, by its last four digits', async (isdn, expected) => {
  const row = await testDb
    .prepare(`SELECT ${classSql} AS class FROM (SELECT ? + 0 AS isdn)`)
    .bind(isdn)
    .first();
  expect(row).toEqual({ class: expected });
});

const matches = {
  'prefix=9912': /^9912/,
  'mask=99????77': /^99....77$/,
  'mask=9_1__2__': /^9.1..2..$/,
  'mask=__777___': /^..777...$/,
  'contains=345': /345/,
  'contains=3456': /3456/,
  'ending=345': /345$/,
  'ending=45': /45$/,
  'ending=3456': /3456$/,
  'class=SILVER&ending=22': /22$/,
  'without=45': /^[^45]+$/,
  'prefix=99&contains=111&without=4': /^99(?!.*4).*111/,
} as const;
test.each(Object.entries(matches))(
  '%s finds all of them and only them, once',
  async (query, pattern) => {
    const found: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 12; page += 1) {
      const answer: Page = await get(`/numbers?${query}&cursor=${cursor}`);
      expect(answer.items.length).toBeLessThanOrEqual(24);
      found.push(...answer.items.map(({ isdn }) => isdn));
      cursor = answer.next;
    }
    const { results } = await testDb
      .prepare('SELECT isdn, class FROM phone_number ORDER BY isdn')
      .all<{
        isdn: number;
        class: string;
      }>();
    const wanted = results
      .filter(
        (row) =>
          pattern.test(String(row.isdn)) && (!query.startsWith('class') || row.class === 'SILVER'),
      )
      .map(({ isdn }) => String(isdn));
    expect(wanted.length).toBeGreaterThan(0);
    expect(found).toEqual(wanted.slice(0, 12 * 24));
  },
);

test('by price they follow each other through all prices, page after page', async () => {
  const all: Page['items'] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await get(`/numbers?prefix=991&sortBy=priceDesc&size=100&cursor=${cursor}`);
    all.push(...page.items);
    cursor = page.next;
  }
  const prices = all.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(new Set(all.map(({ isdn }) => isdn)).size).toBe(all.length);
  expect(new Set(prices).size).toBe(4);
});

const none = { prefix: '', mask: '', contains: '', ending: '', class: '', without: '', cursor: '' };
test.each([
  [
    'prefix',
    { prefix: '9912' },
    /SEARCH phone_number USING INTEGER PRIMARY KEY \(rowid>\? AND rowid<\?\)/,
  ],
  ['ending of three', { ending: '345' }, /phone_number_end3 \(<expr>=\? AND isdn>/],
  ['ending of four', { ending: '3456' }, /phone_number_end4 \(<expr>=\? AND isdn>/],
  ['class', { class: 'GOLD' }, /phone_number_class \(class=\? AND isdn>/],
  ['contains of three', { contains: '345' }, /phone_number_part VIRTUAL TABLE INDEX/],
  ['a mask that ends in three', { mask: '99___345' }, /phone_number_end3/],
  ['a mask with three in a row', { mask: '__345___' }, /phone_number_part VIRTUAL TABLE INDEX/],
])('%s reads an index, and sorts nothing', async (_what, given, plan) => {
  const query = { ...none, ...given, sortBy: 'number' as const, size: 24 };
  const { page, end } = toListStatements(query, { price: null, after: 0 }, { now: Date.now() });
  for (const [sql, values] of [
    [page.sql, page.values(25)],
    [end.sql, end.values],
  ] as const) {
    const { results } = await testDb
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    const details = results.map(({ detail }) => detail).join('\n');
    expect(details).toMatch(plan);
    expect(details).not.toContain('TEMP B-TREE');
    expect(details).not.toMatch(/SCAN phone_number$/m);
  }
});

test('another mask looks at so many rows and no more, and says how to search on', async () => {
  await testDb.batch(toNumberStatements(0, 120_000).map((sql) => testDb.prepare(sql)));
  const found: Page['items'] = [];
  let partial = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await get(`/numbers?mask=_9_9_9_8&cursor=${cursor}`);
    found.push(...page.items);
    partial += Number(page.partial);
    cursor = page.next;
  }
  const { results } = await testDb
    .prepare(`SELECT isdn FROM phone_number WHERE isdn LIKE '_9_9_9_8' ORDER BY isdn`)
    .all<{ isdn: number }>();
  expect(found.map(({ isdn }) => isdn)).toEqual(results.map(({ isdn }) => String(isdn)));
  expect(partial).toBeGreaterThan(0);
  const query = { ...none, mask: '_9_9_9_8', sortBy: 'number' as const, size: 24 };
  const { page, end } = toListStatements(query, { price: null, after: 0 }, { now: Date.now() });
  const read = await testDb.batch([
    testDb.prepare(page.sql).bind(...page.values(25)),
    testDb.prepare(end.sql).bind(...end.values),
  ]);
  const rows = read.reduce((sum, { meta }) => sum + (meta.rows_read ?? 0), 0);
  expect(rows).toBeGreaterThan(20_000);
  expect(rows).toBeLessThanOrEqual(maxRows);
}, 30_000);
