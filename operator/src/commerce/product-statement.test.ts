import { beforeAll, expect, test } from 'vitest';
import { prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import { writeCursor } from './product-cursor.ts';
import { productQuery, productSort } from './product-query.ts';
import { PRODUCT_SORTS, toProductStatement } from './product-statement.ts';
import { toTotalStatement } from './total-statement.ts';

beforeAll(() => prepareOperator(3000));

const scopes = [{}, { categoryId: 'c-phones' }, { subCategoryId: 'sc-budget' }];

for (const sort of productSort.options) {
  for (const scope of scopes) {
    test(`${sort} in ${JSON.stringify(scope)} reads an index in its order and sorts nothing`, async () => {
      const cursor = writeCursor({ sort, key: 900, number: 5 });
      for (const query of [
        { sort, ...scope },
        { sort, ...scope, cursor },
      ]) {
        const plan = await explain(query);
        expect(plan).toMatch(/product USING INDEX product_\w+/);
        expect(plan).not.toMatch(/TEMP B-TREE|SCAN product$/m);
        if ('cursor' in query)
          expect(plan).toMatch(new RegExp(`${PRODUCT_SORTS[sort].key}[<>]\\?`));
      }
    });
  }
}

const narrowings: Record<string, string>[] = [
  { brand: 'altai' },
  { brand: 'altai,zephyr', color: 'silver', storage: '256 gb' },
  { leasable: 'true', inStock: 'true', categoryId: 'c-phones' },
  { minPrice: '123400', maxPrice: '400000' },
  { q: 'altai nova', subCategoryId: 'sc-budget' },
];

for (const sort of productSort.options) {
  for (const narrowing of narrowings) {
    test(`${sort} of ${JSON.stringify(narrowing)} reads a listing in its order`, async () => {
      const cursor = writeCursor({ sort, key: 900, number: 5 });
      for (const query of [
        { sort, ...narrowing },
        { sort, ...narrowing, cursor },
      ]) {
        const plan = await explain(query);
        const isPriceWalk = 'minPrice' in narrowing && sort.startsWith('price');
        expect(plan).toMatch(
          isPriceWalk
            ? /product USING INDEX product_price/
            : new RegExp(`SCAN ${PRODUCT_SORTS[sort].listing} VIRTUAL TABLE`),
        );
        expect(plan).not.toMatch(/TEMP B-TREE|SCAN product/);
      }
    });
  }
}

test('a page of a large catalogue reads no more rows than it shows', async () => {
  for (const sort of productSort.options) {
    const { results, meta } = await run({ sort, subCategoryId: 'sc-budget', size: '24' });
    expect(results).toHaveLength(25);
    expect(meta.rows_read).toBeLessThanOrEqual(30);
  }
});

test('a listing reads its rows from an index of the same key', async () => {
  for (const sort of Object.values(PRODUCT_SORTS)) {
    const rows = sort.listing.replace('listing_', '');
    const { results } = await testDb
      .prepare(`EXPLAIN QUERY PLAN SELECT card FROM ${rows}_row WHERE id = ?`)
      .bind(1)
      .all();
    expect(results.map(({ detail }) => detail)).toEqual([
      `SEARCH product USING INDEX product_${rows} (${sort.key}=?)`,
    ]);
  }
});

test('a searched or filtered page reads no more rows than it shows, and one for the typed prefix', async () => {
  for (const sort of productSort.options) {
    for (const narrowing of narrowings) {
      const { results, meta } = await run({ sort, ...narrowing, size: '24' });
      expect(meta.rows_read).toBeLessThanOrEqual(results.length + 5);
    }
  }
});

test('one letter and many letters find what begins with them, by one row of search_beginning', async () => {
  for (const q of ['altai n', 'altai nov', 'altai nova', 'nova', 'altai ultr']) {
    const { results, meta } = await run({ q });
    const { results: expected } = await testDb
      .prepare(`SELECT number FROM product
        JOIN search_entry ON search_entry.id = 10000000 + number
        WHERE ' ' || name_en LIKE ?1 AND name_en LIKE ?2 ORDER BY popular_key DESC LIMIT 25`)
      .bind(`% ${q.split(' ').at(-1)}%`, q.startsWith('altai') ? 'altai%' : '%')
      .all();
    expect(results).toHaveLength(25);
    expect(results.map(({ number }) => number)).toEqual(expected.map(({ number }) => number));
    expect(meta.rows_read).toBeLessThanOrEqual(27);
    expect(await explain({ q })).toContain(
      'SEARCH search_beginning USING PRIMARY KEY (beginning=?)',
    );
  }
});

test('a rare match in a large catalogue is found without reading the other products', async () => {
  for (const query of [
    { brand: 'nobody' },
    { q: 'altai', minPrice: '1', maxPrice: '2' },
    { brand: 'zephyr', color: 'graphite', storage: '128 gb', q: 'altai 3' },
  ]) {
    const { results, meta } = await run(query);
    expect(results.length).toBeLessThanOrEqual(1);
    expect(meta.rows_read).toBeLessThanOrEqual(4);
  }
});

test('a search sorted by falling price begins with the dearest match, however many there are', async () => {
  const sorted = await run({ q: 'altai', sort: 'priceDesc', size: '50' });
  const { results } = await testDb
    .prepare("SELECT price FROM product WHERE name_en LIKE 'altai%' ORDER BY price DESC LIMIT 50")
    .all();
  expect(sorted.results.slice(0, 50).map(({ sort_key }) => sort_key)).toEqual(
    results.map(({ price }) => price),
  );
});

test('the total of a list is looked up, not counted', async () => {
  for (const query of [{}, { categoryId: 'c-phones' }, { brand: 'altai' }, { inStock: 'true' }]) {
    const statement = toTotalStatement(productQuery.parse(query));
    if (statement === null) throw new Error('nothing to look up');
    const { sql, params } = statement;
    const { results } = await testDb
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all();
    expect(results.map(({ detail }) => detail)).toEqual([
      'SEARCH facet_count USING PRIMARY KEY (scope=? AND facet=? AND value=?)',
    ]);
  }
  expect(toTotalStatement(productQuery.parse({ brand: 'altai', color: 'silver' }))).toBeNull();
  expect(toTotalStatement(productQuery.parse({ color: 'silver,graphite' }))).toBeNull();
  expect(toTotalStatement(productQuery.parse({ q: 'altai' }))).toBeNull();
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
    .all<{ sort_key: number; number: number }>();
}

function toStatement(query: Record<string, string>) {
  const statement = toProductStatement(productQuery.parse(query));
  if (statement === null) throw new Error('nothing to search for');
  return statement;
}
