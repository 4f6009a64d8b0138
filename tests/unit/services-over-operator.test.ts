import { expect, test } from 'vitest';
import { searchContent, readServiceCategories } from '#services/content.ts';
import { readProductsByIds } from '#services/products-by-id.ts';
import { awaitRead } from './await-read.ts';

test('readServiceCategories asks the embedded operator when no address is set', async () => {
  const outcome = await awaitRead(readServiceCategories());
  expect(outcome).toMatchObject({ ok: true });
});

test('searchContent and readProductsByIds answer without a call when there is nothing to ask for', async () => {
  const nothing = { state: 'ready', value: [] };
  expect(await searchContent(' ө ')).toEqual(nothing);
  expect(await readProductsByIds([])).toEqual(nothing);
});
