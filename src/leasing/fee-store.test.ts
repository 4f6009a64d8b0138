import { expect, test } from 'vitest';
import { leasingFeeMs } from '#domain/leasing.ts';
import { nextNumber } from '../../tests/unit/add-assessment.ts';
import { pay } from '../../tests/unit/open-bureaus.ts';
import { findFee } from './fee-store.ts';

test('a fee holds for 24 hours to the second, and a second one meanwhile is none', async () => {
  const isdn = nextNumber();
  const at = Date.now();
  expect(await pay(isdn, at)).toBe(true);
  expect(await findFee(isdn, at + leasingFeeMs - 1)).not.toBeNull();
  expect(await findFee(isdn, at + leasingFeeMs)).toBeNull();
  expect(await pay(isdn, at + leasingFeeMs - 1)).toBe(false);
  expect(await pay(isdn, at + leasingFeeMs)).toBe(true);
});

test('of 200 payments at a moment one holds, and one that is told again is the same', async () => {
  const isdn = nextNumber();
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  const at = Date.now();
  const kept = await Promise.all(ids.map((id) => pay(isdn, at, id)));
  expect(kept.filter(Boolean)).toHaveLength(1);
  const winner = kept.indexOf(true);
  expect(await pay(isdn, at, ids[winner])).toBe(true);
  expect(await pay(isdn, at, ids[(winner + 1) % 200])).toBe(false);
});
