import { beforeAll, expect, test } from 'vitest';
import { createOperator } from './operator.ts';
import { prepareOperator, testDb } from './testing/operator-under-test.ts';
import { recordStatements } from './testing/record-statements.ts';

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
/** A walk without an index; what is asked for may be walked, what was found by one, and categories. */
const bareWalk =
  /^SCAN (?!category$|(asked|typed|json_each)\b|CONSTANT ROW|\(subquery)(?!.* (USING|VIRTUAL))/;

/** D1 wants a value for each hole, numbered or not; a plan does not depend on it. */
function countHoles(sql: string): number {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  return Math.max(0, ...numbered) || sql.split('?').length - 1;
}

async function explain(sql: string): Promise<string[]> {
  const { results } = await testDb
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: countHoles(sql) }, () => 1))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

test('no statement of the shop walks a table or sorts it', async () => {
  const { db, texts } = recordStatements(testDb);
  const operator = createOperator(db);
  for (const path of asked) {
    const answer = await operator.fetch(new Request(`http://operator.internal${path}`));
    expect(answer.status, path).toBe(200);
  }
  for (const [path, body] of posted) {
    const request = { method: 'POST', body: JSON.stringify(body) };
    const answer = await operator.fetch(new Request(`http://operator.internal${path}`, request));
    expect(answer.status, path).toBe(200);
  }
  expect(texts.size).toBeGreaterThan(15);
  for (const sql of texts) {
    const details = await explain(sql);
    expect(
      details.filter((detail) => bareWalk.test(detail)),
      sql,
    ).toEqual([]);
    if (/FROM (product|listing_)/.test(sql))
      expect(details.join('\n'), sql).not.toContain('TEMP B-TREE');
  }
});
