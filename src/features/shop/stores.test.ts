import { expect, test } from 'vitest';
import { findStores } from './stores.ts';
import { branchAt } from '../../../tests/support/branch-at.ts';

const branches = [branchAt('far', 107.2), branchAt('near', 106.95), branchAt('nowhere', null)];
const storeStock = ['nowhere', 'far', 'near', 'gone', 'empty'].map((branchId) => ({
  branchId,
  qty: branchId === 'empty' ? 0 : 2,
}));
const here = { lat: 47.9, lng: 107.2 };
const list = (position: typeof here | null, own?: string) =>
  findStores({ storeStock }, branches, { position, own, now: new Date(0) });
const idsOf = (...given: Parameters<typeof list>) => list(...given).map(({ branch }) => branch.id);

test('the nearest branch that has it comes first, and those without it are left out', () => {
  expect(idsOf(here)).toEqual(['far', 'near', 'nowhere']);
  expect(list(here)[0]?.km).toBe(0);
});

test('somebody of whom no place is known is told those of the capital first, and no distance', () => {
  expect(idsOf(null)).toEqual(['near', 'far', 'nowhere']);
  expect(list(null).map(({ km }) => km)).toEqual([null, null, null]);
});

test('at a kiosk its own branch comes before all', () => {
  expect(idsOf(here, 'near')[0]).toBe('near');
  expect(list(here, 'near')[0]?.isHere).toBe(true);
});
