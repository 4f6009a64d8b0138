import type { D1Database } from '@cloudflare/workers-types';
import { beforeAll, expect, test } from 'vitest';
import { ask, prepareOperator, testDb } from '../tests/operator-under-test.ts';
import { recordStatements } from '../tests/record-statements.ts';

beforeAll(() => prepareOperator(1000));

const asked = [
  '/product',
  '/product?categoryId=c-phones&sort=priceAsc',
  '/product?categoryId=c-phones&subCategoryId=sc-budget&sort=rating',
  '/product?minPrice=100000&sort=priceDesc',
  '/product?q=altai&brand=altai&inStock=true&sort=new',
  '/product?ids=p-1,p-2',
  '/product/p-1',
  '/product/facets?categoryId=c-phones',
  '/search?q=altai',
  '/service/get-cart-list?isdn=99000001',
];
const posted: [path: string, body: object][] = [
  ['/product/rating?productId=p-1', { point: 4 }],
  ['/service/add-cart?isdn=99000001', { productId: 'p-1', quantity: 1, price: 1 }],
  ['/service/add-cart?isdn=99000001', { productId: 'p-1-2', quantity: 1, price: 1 }],
];
/** A scan without an index. The request's own items, subqueries over indexed rows, and categories may be scanned. */
const bareScan =
  /^SCAN (?!category$|(asked|typed|json_each)\b|CONSTANT ROW|\(subquery)(?!.* (USING|VIRTUAL))/;

/** D1 needs a value for each placeholder, numbered or not; the plan does not depend on it. */
function countParameters(sql: string): number {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  return Math.max(0, ...numbered) || sql.split('?').length - 1;
}

async function explain(sql: string): Promise<string[]> {
  const { results } = await testDb
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: countParameters(sql) }, () => 1))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

async function askAll(db: D1Database): Promise<void> {
  const origin = 'http://operator.internal';
  for (const path of asked) {
    expect((await ask(new Request(`${origin}${path}`), { OPERATOR_DB: db })).status).toBe(200);
  }
  for (const [path, body] of posted) {
    const request = { method: 'POST', body: JSON.stringify(body) };
    expect((await ask(new Request(`${origin}${path}`, request), { OPERATOR_DB: db })).status).toBe(
      200,
    );
  }
}

test('no statement of the shop scans a table, and none of its lists is sorted', async () => {
  const { db, texts } = recordStatements(testDb);
  await askAll(db);
  expect(texts.size).toBeGreaterThan(15);
  const faults: { sql: string; detail: string }[] = [];
  for (const sql of texts) {
    const isList = /FROM (product|listing_)/.test(sql);
    for (const detail of await explain(sql)) {
      const isSorted = isList && detail.includes('TEMP B-TREE');
      if (isSorted || bareScan.test(detail)) faults.push({ sql, detail });
    }
  }
  expect(faults).toEqual([]);
});
