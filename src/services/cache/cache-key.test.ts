import { expect, test } from 'vitest';
import { productContract, productsContract } from '#contracts/commerce/products.ts';
import { subCategoriesContract } from '#contracts/commerce/categories.ts';
import { serverCartContract } from '#contracts/commerce/cart.ts';
import { toCacheKey } from './cache-entry.ts';
import { cachePolicies, policyOf } from './cache-policy.ts';

test('toCacheKey returns one key when the parameters come in another order or type', async () => {
  const a = await toCacheKey('v1', productsContract, { size: 24, categoryId: 'phones', q: '' });
  const b = await toCacheKey('v1', productsContract, { categoryId: 'phones', size: '24' });
  expect(a).toBe('c:v1:/product:categoryId=phones&size=24');
  expect(b).toBe(a);
});

test('toCacheKey ignores parameters when the contract does not name them', async () => {
  const params = { size: 24, utm_source: 'x', isdn: '99112233' };
  expect(await toCacheKey('v1', productsContract, params)).toBe('c:v1:/product:size=24');
});

test('toCacheKey returns one key when a letter is composed or decomposed', async () => {
  const composed = await toCacheKey('v1', productsContract, { q: 'й' });
  expect(await toCacheKey('v1', productsContract, { q: 'и\u0306' })).toBe(composed);
});

test('toCacheKey stays within the limit of KV and unique when a query is long', async () => {
  const one = await toCacheKey('v1', productsContract, { q: 'ө'.repeat(64), brand: 'a' });
  const two = await toCacheKey('v1', productsContract, { q: 'ө'.repeat(64), brand: 'b' });
  expect(one.length).toBeLessThanOrEqual(512);
  expect(one).not.toBe(two);
});

test.each(['..', '.', '', 'x'.repeat(129)])(
  'toCacheKey throws not-found when the id is %j',
  async (id) => {
    await expect(toCacheKey('v1', productContract, { id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  },
);

test('toCacheKey escapes an id when it contains a path', async () => {
  expect(await toCacheKey('v1', productContract, { id: '../cart?x=1' })).toBe(
    'c:v1:/product/{id}=/product/..%2Fcart%3Fx%3D1:',
  );
});

test('toCacheKey throws not-found when the query is longer than any address', async () => {
  const asked = toCacheKey('v1', productsContract, { ids: 'x,'.repeat(1000) });
  await expect(asked).rejects.toMatchObject({ kind: 'not-found' });
});

test('cachePolicies lists only public GETs of different paths when all contracts are read', () => {
  const contracts = [...cachePolicies.keys()];
  expect(contracts.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(contracts.filter(({ query }) => query.includes('isdn'))).toEqual([]);
  expect(new Set(contracts.map(({ path }) => path)).size).toBe(contracts.length);
});

test('policyOf throws when the call is personal', () => {
  expect(() => policyOf(serverCartContract)).toThrow('/service/get-cart-list has no cache policy');
});

test('toCacheKey returns another key when a filled path equals the path of another call', async () => {
  const forged = await toCacheKey('v1', productContract, { id: 'sub-category' });
  expect(forged).not.toBe(await toCacheKey('v1', subCategoriesContract, {}));
});
