import { beforeAll, expect, test } from 'vitest';
import { prepareOperator, testDb } from '../testing/operator-under-test.ts';
import { writeCursor } from './product-cursor.ts';
import { productQuery, productSort } from './product-query.ts';
import { PRODUCT_SORTS, toProductStatement } from './product-statement.ts';

beforeAll(() => prepareOperator(3000));

const scopes = [{}, { categoryId: 'c-phones' }, { subCategoryId: 'sc-budget' }];

for (const sort of productSort.options) {
  for (const scope of scopes) {
    test(`${sort} in ${JSON.stringify(scope)} walks an index and sorts nothing`, async () => {
      const cursor = writeCursor({ sort, key: 900, number: 5 });
      for (const query of [
        { sort, ...scope },
        { sort, ...scope, cursor },
      ]) {
        const plan = await explain(query);
        expect(plan).toMatch(/product USING INDEX product_\w+/);
        expect(plan).not.toMatch(/TEMP B-TREE|SCAN product$/m);
        if ('cursor' in query) expect(plan).toContain(`(${PRODUCT_SORTS[sort].column},number)`);
      }
    });
  }
}

test('filters neither change the walk nor scan the variants', async () => {
  const filters = { brand: 'altai', color: 'silver', storage: '256 gb', inStock: 'true' };
  const plan = await explain({ sort: 'new', categoryId: 'c-phones', ...filters });
  expect(plan).toContain('product USING INDEX product_category_new');
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN product/);
});

test('a page of a large catalogue reads no more rows than it shows', async () => {
  for (const sort of productSort.options) {
    const { results, meta } = await run({ sort, subCategoryId: 'sc-budget', size: '24' });
    expect(results).toHaveLength(25);
    expect(meta.rows_read).toBeLessThanOrEqual(30);
  }
});

test('a brand that nobody makes is known without a walk', async () => {
  const { results, meta } = await run({ brand: 'nobody' });
  expect(results).toHaveLength(0);
  expect(meta.rows_read).toBe(0);
});

test('a search of products reads the full-text index', async () => {
  const plan = await explain({ q: 'altai nova' });
  expect(plan).toContain('SCAN search_index VIRTUAL TABLE');
  expect(plan).toMatch(/SEARCH product USING INDEX sqlite_autoindex_product_\d \(number=\?\)/);
});

async function explain(query: Record<string, string>): Promise<string> {
  const { sql, params } = toStatement(query);
  const { results } = await testDb
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map((row) => row.detail).join('\n');
}

async function run(query: Record<string, string>) {
  const { sql, params } = toStatement(query);
  return testDb
    .prepare(sql)
    .bind(...params)
    .all();
}

function toStatement(query: Record<string, string>) {
  const statement = toProductStatement(productQuery.parse(query));
  if (statement === null) throw new Error('nothing to search for');
  return statement;
}
