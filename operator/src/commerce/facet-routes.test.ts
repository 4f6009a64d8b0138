import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { productFacets } from '#contracts/commerce/products.ts';
import { get, prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import { READ_FACETS } from './facet-routes.ts';

beforeAll(() => prepareOperator(500));

async function readCounts(query = ''): Promise<Record<string, Record<string, number | null>>> {
  const answer: unknown = await (await get(`/product/facets${query}`)).json();
  const { facets } = z.object({ data: productFacets }).parse(answer).data;
  return Object.fromEntries(
    facets.map(({ key, values }) => [
      key,
      Object.fromEntries(values.map(({ value, count }) => [value, count ?? null])),
    ]),
  );
}

async function countProducts(condition: string): Promise<number> {
  const row = await testDb
    .prepare(`SELECT count(DISTINCT product.id) AS found FROM product
      LEFT JOIN product_variant AS variant ON variant.product_id = product.id WHERE ${condition}`)
    .first<{ found: number }>();
  return row?.found ?? -1;
}

test('facets count every choice, in the whole shop and in each category', async () => {
  for (const [query, scope] of [
    ['', 'true'],
    ['?categoryId=c-phones', "category_id = 'c-phones'"],
    ['?categoryId=c-phones&subCategoryId=sc-budget', "sub_category_id = 'sc-budget'"],
  ] as const) {
    const counts = await readCounts(query);
    expect(counts['brand']?.['Altai']).toBe(await countProducts(`brand = 'altai' AND ${scope}`));
    expect(counts['color']?.['Silver']).toBe(
      await countProducts(`color_name = 'silver' AND ${scope}`),
    );
    expect(counts['storage']?.['256 GB']).toBe(
      await countProducts(`storage = '256 gb' AND ${scope}`),
    );
    expect(counts['inStock']?.['true']).toBe(await countProducts(`stock_online > 0 AND ${scope}`));
    expect(counts['leasable']?.['true']).toBe(await countProducts(`leasable = 1 AND ${scope}`));
    expect(counts['price']?.['100000-299999']).toBe(
      await countProducts(`product.price BETWEEN 100000 AND 299999 AND ${scope}`),
    );
  }
});

test('facets are empty when the category is unknown', async () => {
  expect(await readCounts('?categoryId=nothing')).toEqual({});
});

test('facets order prices and storage sizes from low to high', async () => {
  const { price, storage } = await readCounts();
  expect(Object.keys(price ?? {})[0]).toBe('-49999');
  expect(Object.keys(storage ?? {})).toEqual(['128 GB', '256 GB']);
});

test('facets change at once when the last piece is sold or the first comes back', async () => {
  const before = (await readCounts('?categoryId=c-phones'))['inStock']?.['true'] ?? 0;
  await testDb.exec("UPDATE product SET stock_online = 4 WHERE id = 'p-1'");
  await testDb.exec("UPDATE product SET stock_online = 0 WHERE id = 'p-1'");
  expect((await readCounts('?categoryId=c-phones'))['inStock']?.['true']).toBe(before - 1);
  expect((await readCounts())['inStock']?.['true']).toBe(await countProducts('stock_online > 0'));
  await testDb.exec("UPDATE product SET stock_online = 4 WHERE id = 'p-1'");
  expect((await readCounts('?categoryId=c-phones'))['inStock']?.['true']).toBe(before);
});

test('facets are read by the primary key, whatever they count', async () => {
  const { results } = await testDb.prepare(`EXPLAIN QUERY PLAN ${READ_FACETS}`).bind('all').all();
  expect(results.map(({ detail }) => detail)).toEqual([
    'SEARCH facet_count USING PRIMARY KEY (scope=? AND facet>?)',
  ]);
  const { meta } = await testDb.prepare(READ_FACETS).bind('all').all();
  expect(meta.rows_read).toBeLessThanOrEqual(30);
});
