import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { addVisitor } from '../../../tests/unit/add-visitor.ts';
import { claimRating, findRating, storeRating, releaseRating } from './store.ts';

const now = 1_800_000_000_000;

async function makeVisitor(): Promise<string> {
  const id = crypto.randomUUID();
  await addVisitor(id);
  return id;
}

test('claimRating lets one press through when several come at the same moment', async () => {
  const id = await makeVisitor();
  const claims = await Promise.all([5, 5, 4, 1].map((point) => claimRating(id, 'p', point, now)));
  expect(claims.filter(({ state }) => state === 'claimed')).toHaveLength(1);
  expect(claims.filter(({ state }) => state === 'busy')).toHaveLength(3);
});

test('claimRating answers same when the point was counted, and names the previous point when it differs', async () => {
  const id = await makeVisitor();
  expect(await claimRating(id, 'p', 4, now)).toEqual({ state: 'claimed', previous: null });
  await storeRating(id, 'p', 4);
  expect(await claimRating(id, 'p', 4, now)).toEqual({ state: 'same' });
  expect(await claimRating(id, 'p', 2, now)).toEqual({ state: 'claimed', previous: 4 });
  await storeRating(id, 'p', 2);
  expect(await findRating(id, 'p')).toBe(2);
  expect(await claimRating(id, 'other', 2, now)).toEqual({ state: 'claimed', previous: null });
});

test('releaseRating leaves the counted point and allows another claim when the call failed', async () => {
  const id = await makeVisitor();
  await claimRating(id, 'p', 3, now);
  await releaseRating(id, 'p');
  expect(await findRating(id, 'p')).toBeNull();
  expect(await claimRating(id, 'p', 3, now)).toEqual({ state: 'claimed', previous: null });
  await storeRating(id, 'p', 3);
  await claimRating(id, 'p', 5, now);
  await releaseRating(id, 'p');
  expect(await findRating(id, 'p')).toBe(3);
});

test('claimRating succeeds again after 15 seconds when the claimer has died', async () => {
  const id = await makeVisitor();
  await claimRating(id, 'p', 3, now);
  expect(await claimRating(id, 'p', 3, now + 14_000)).toEqual({ state: 'busy' });
  expect(await claimRating(id, 'p', 3, now + 15_000)).toEqual({ state: 'claimed', previous: null });
});

test('findRating returns null when the visitor was deleted', async () => {
  const id = await makeVisitor();
  await claimRating(id, 'p', 3, now);
  await DB.prepare('DELETE FROM visitor WHERE id = ?1').bind(id).run();
  expect(await findRating(id, 'p')).toBeNull();
});
