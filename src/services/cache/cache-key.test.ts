import { expect, test } from 'vitest';
import { readProduct, readProducts, readSubCategories } from '#contracts/commerce/products.ts';
import { readServerCart } from '#contracts/commerce/cart.ts';
import { toCacheKey } from './cache-entry.ts';
import { cachePolicies, policyOf } from './cache-policy.ts';

test('one question has one key, in whatever order it is asked', async () => {
  const a = await toCacheKey('v1', readProducts, { size: 24, categoryId: 'phones', q: '' });
  const b = await toCacheKey('v1', readProducts, { categoryId: 'phones', size: '24' });
  expect(a).toBe('c:v1:/product:categoryId=phones&size=24');
  expect(b).toBe(a);
});

test('parameters that the contract does not name are no part of the key', async () => {
  const params = { size: 24, utm_source: 'x', isdn: '99112233' };
  expect(await toCacheKey('v1', readProducts, params)).toBe('c:v1:/product:size=24');
});

test('two spellings of one letter are one key', async () => {
  const composed = await toCacheKey('v1', readProducts, { q: 'й' });
  expect(await toCacheKey('v1', readProducts, { q: 'и\u0306' })).toBe(composed);
});

test('a long question has a key that KV takes, and two have two', async () => {
  const one = await toCacheKey('v1', readProducts, { q: 'ө'.repeat(64), brand: 'a' });
  const two = await toCacheKey('v1', readProducts, { q: 'ө'.repeat(64), brand: 'b' });
  expect(one.length).toBeLessThanOrEqual(512);
  expect(one).not.toBe(two);
});

test.each(['..', '.', '', 'x'.repeat(129)])('the id %j is not found without asking', async (id) => {
  await expect(toCacheKey('v1', readProduct, { id })).rejects.toMatchObject({ kind: 'not-found' });
});

test('an id can not reach another path', async () => {
  expect(await toCacheKey('v1', readProduct, { id: '../cart?x=1' })).toBe(
    'c:v1:/product/{id}=/product/..%2Fcart%3Fx%3D1:',
  );
});

test('a question longer than any address is not found without asking', async () => {
  const asked = toCacheKey('v1', readProducts, { ids: 'x,'.repeat(1000) });
  await expect(asked).rejects.toMatchObject({ kind: 'not-found' });
});

test('only GETs are cached, none that knows a subscriber, and no two share a path', () => {
  const contracts = [...cachePolicies.keys()];
  expect(contracts.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(contracts.filter(({ query }) => query.includes('isdn'))).toEqual([]);
  expect(new Set(contracts.map(({ path }) => path)).size).toBe(contracts.length);
});

test('a personal call has no place in the cache', () => {
  expect(() => policyOf(readServerCart)).toThrow('/service/get-cart-list has no place');
});

test('no value of a hole makes the key of another call', async () => {
  const forged = await toCacheKey('v1', readProduct, { id: 'sub-category' });
  expect(forged).not.toBe(await toCacheKey('v1', readSubCategories, {}));
});
