import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { productCategories } from '#contracts/commerce/categories.ts';
import { product, productCard } from '#contracts/commerce/products.ts';
import { get, post, prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import { productSort } from './product-query.ts';

beforeAll(() => prepareOperator(200));

const page = z.object({
  data: z.object({
    data: z.array(productCard),
    next: z.nullable(z.string()),
    total: z.nullable(z.number()),
  }),
});

async function readPage(query: string) {
  const answer = await get(`/product?${query}`);
  expect(answer.status).toBe(200);
  return page.parse(await answer.json()).data;
}

async function readAllIds(query: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data, next } = await readPage(`${query}&size=50${cursor && `&cursor=${cursor}`}`);
    ids.push(...data.map((one) => one.id));
    cursor = next;
  }
  return ids;
}

async function readIds(query: string): Promise<string[]> {
  return (await readPage(query)).data.map((one) => one.id);
}

for (const sort of productSort.options) {
  test(`paging by ${sort} lists every product once`, async () => {
    const ids = await readAllIds(`sort=${sort}`);
    expect(ids).toHaveLength(209);
    expect(new Set(ids).size).toBe(209);
  });
}

test('products sort by price in both directions', async () => {
  const up = (await readPage('sort=priceAsc')).data.map((one) => one.price);
  const down = (await readPage('sort=priceDesc')).data.map((one) => one.price);
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(down).toEqual(down.toSorted((a, b) => b - a));
});

test('products come in the order of the requested ids, without unknown ones', async () => {
  expect(await readIds('ids=p-3,nobody,p-1')).toEqual(['p-3', 'p-1']);
});

test('filters narrow the list', async () => {
  const phones = 'q=altai%20gar%20utas&sort=priceAsc';
  expect(await readIds(`${phones}&minPrice=200000&maxPrice=400000`)).toEqual(['p-2', 'p-3', 'p-4']);
  expect(await readIds(`${phones}&brand=Zephyr`)).toEqual(['p-3', 'p-6']);
  expect(await readIds(`${phones}&color=silver&storage=256 GB&maxPrice=200000`)).toEqual([
    'p-1',
    'p-2',
  ]);
  expect(await readIds(`${phones}&inStock=true&minPrice=700000`)).toEqual(['p-7']);
  expect(await readIds(`${phones}&leasable=true&maxPrice=400000`)).toEqual(['p-4']);
  expect(await readIds(`${phones}&subCategoryId=sc-flagship&maxPrice=400000`)).toEqual([
    'p-2',
    'p-4',
  ]);
  expect(await readIds('color=purple')).toEqual([]);
});

for (const sort of productSort.options) {
  test(`paging through a search by ${sort} lists every match once`, async () => {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = `q=altai&leasable=true&sort=${sort}&size=7${cursor && `&cursor=${cursor}`}`;
      const { data, next } = await readPage(query);
      ids.push(...data.map((one) => one.id));
      cursor = next;
    }
    const all = await readIds(`q=altai&leasable=true&sort=${sort}&size=50`);
    expect(ids.slice(0, 50)).toEqual(all);
    expect(new Set(ids).size).toBe(ids.length);
  });
}

test('a price range finds exactly the products inside it, in every order', async () => {
  for (const [min, max] of [
    [500, 500],
    [99_999, 100_001],
    [100_000, 299_999],
    [123_456, 700_000],
    [700_000, 999_999_999],
  ]) {
    const price = `minPrice=${min}&maxPrice=${max}&q=altai`;
    const byPrice = await readAllIds(`${price}&sort=priceAsc`);
    for (const sort of ['popular', 'new', 'rating']) {
      expect((await readAllIds(`${price}&sort=${sort}`)).toSorted()).toEqual(byPrice.toSorted());
    }
  }
});

test('a list has a total where that is known without counting', async () => {
  expect((await readPage('')).total).toBe(209);
  expect((await readPage('categoryId=c-phones')).total).toBe(209);
  expect((await readPage('q=altai&size=1')).total).toBe(null);
  const few = await readPage('q=zephyr%206');
  expect([few.next, few.total]).toEqual([null, few.data.length]);
  const brand = await readPage('brand=Zephyr&size=1');
  expect(brand.total).toBe((await readAllIds('brand=zephyr')).length);
});

test('products answer 400 when a parameter is wrong', async () => {
  for (const query of [
    'size=0',
    'size=51',
    'sort=best',
    'cursor=x',
    'minPrice=-1',
    'q=a',
    'inStock=yes',
  ]) {
    expect((await get(`/product?${query}`)).status).toBe(400);
  }
  const { next } = await readPage('sort=new&size=1');
  expect((await get(`/product?sort=rating&cursor=${next}`)).status).toBe(400);
});

test('a product is found by id and by slug', async () => {
  for (const id of ['p-2', 'altai-2', 'x-000007']) {
    const { data } = z.object({ data: product }).parse(await (await get(`/product/${id}`)).json());
    expect(data.variants.length).toBeGreaterThan(0);
  }
  const unknown = await get('/product/nobody');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ message: 'not found' });
});

test('sub-categories have the number of their products', async () => {
  const answer: unknown = await (await get('/product/category-populate')).json();
  const [category] = z.object({ data: productCategories }).parse(answer)
    .data.productCategoryPopulateDtos;
  const counts = category?.productSubCategoryList.map((sub) => sub.count ?? 0) ?? [];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(209);
});

test('ratings given at the same moment are all counted', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => post('/product/rating?productId=p-7', { point: 4 })),
  );
  const answer = await post('/product/rating?productId=p-7', { point: 4 });
  expect(await answer.json()).toEqual({ data: { ratingAvg: 4, ratingCount: 28 } });
  expect((await post('/product/rating?productId=p-7', { point: 6 })).status).toBe(400);
  expect((await post('/product/rating?productId=nobody', { point: 5 })).status).toBe(404);
});

test('a rating is counted once when it comes again with its key', async () => {
  const rate = (point: number, key: string) =>
    post('/product/rating?productId=p-9', { point }, { 'idempotency-key': key });
  const first = await (await rate(5, 'k-1')).json();
  const again = await Promise.all(Array.from({ length: 20 }, () => rate(5, 'k-1')));
  for (const answer of again) expect(await answer.json()).toEqual(first);
  expect((await rate(4, 'k-1')).status).toBe(422);
  expect(await (await rate(5, 'k-2')).json()).not.toEqual(first);
});

test('a rating moves its product in the list sorted by rating, also in a search', async () => {
  const best = () => readIds('q=altai%202&sort=rating&size=50');
  expect((await best())[0]).not.toBe('p-2');
  await testDb.exec("UPDATE product SET rating_sum = 5000, rating_count = 1000 WHERE id = 'p-2'");
  const found = await best();
  expect(found[0]).toBe('p-2');
  expect(found.filter((id) => id === 'p-2')).toHaveLength(1);
});

test('a product moves in every list when it sells out or its price changes', async () => {
  const find = (query: string) => readIds(`q=altai%204&size=50&${query}`);
  expect(await find('inStock=true')).toContain('p-4');
  await testDb.exec("UPDATE product SET stock_online = 0, price = 1234567 WHERE id = 'p-4'");
  for (const sort of productSort.options) {
    expect(await find(`inStock=true&sort=${sort}`)).not.toContain('p-4');
    expect(await find(`minPrice=1234567&maxPrice=1234567&sort=${sort}`)).toEqual(['p-4']);
  }
  await testDb.exec("UPDATE product SET stock_online = 5, price = 400000 WHERE id = 'p-4'");
  expect(await find('inStock=true&minPrice=400000&maxPrice=400000')).toContain('p-4');
  expect(await find('minPrice=1234567&maxPrice=1234567')).toEqual([]);
});
