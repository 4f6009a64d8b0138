import { expect, test } from 'vitest';
import { searchContent, readServiceCategories } from '#services/content.ts';
import { readProductsByIds } from '#services/products.ts';
import { settleEdge } from './settle-edge.ts';

test('without any setting the services are played by the embedded operator', async () => {
  const outcome = await settleEdge(readServiceCategories());
  expect(outcome).toMatchObject({ ok: true });
});

test('a search of less than two letters and a list of no ids are answered without a call', async () => {
  const nothing = { state: 'ready', value: [], stale: false };
  expect(await searchContent(' ө ')).toEqual(nothing);
  expect(await readProductsByIds([])).toEqual(nothing);
});
