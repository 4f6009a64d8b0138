import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { findBought, newPurchase, press } from '../../tests/unit/add-purchase.ts';
import { addVisitor } from '../../tests/unit/add-visitor.ts';
import { forgetHolds, newHolder, openNumbers } from '../../tests/unit/ordinary-numbers.ts';
import { giveBack, giveBackAll, releaseTopic } from './give-back-store.ts';
import { keepNumber, listHolds } from './hold-store.ts';

const next = await openNumbers();
beforeEach(forgetHolds);

const states = (all: { state: string }[]) => all.map(({ state }) => state);

test('a number that is given back is free for others at once, and counts no more', async () => {
  const one = newHolder();
  const isdn = next();
  const kept = await keepNumber(isdn, one);
  if (kept.state !== 'held') throw new Error(kept.state);
  await giveBack(isdn, kept.hold);
  await drainOutbox(DB, () => Date.now() + 60_000, [releaseTopic]);
  expect((await keepNumber(isdn, newHolder())).state).toBe('held');
  expect(states([await keepNumber(next(), one), await keepNumber(next(), one)])).toEqual([
    'held',
    'held',
  ]);
});

test('a visit that ends gives back what it has kept, which the next one can choose again', async () => {
  const [one, other] = [newHolder(), newHolder()];
  const [isdn, others] = [next(), next()];
  await keepNumber(isdn, one);
  await keepNumber(others, other);
  await giveBackAll(one.visitorId);
  await drainOutbox(DB, () => Date.now() + 60_000, [releaseTopic]);
  expect((await keepNumber(isdn, newHolder())).state).toBe('held');
  expect(await listHolds({ ...one, isdn: null })).toEqual([]);
  expect(await listHolds({ ...other, isdn: null })).toHaveLength(1);
  // Nothing of it is left that would keep the same visitor off.
  const again = next();
  await keepNumber(again, one);
  await giveBackAll(one.visitorId);
  await drainOutbox(DB, () => Date.now() + 60_000, [releaseTopic]);
  expect((await keepNumber(again, one)).state).toBe('held');
});

test('what a phone goes on with, or is being paid for, is kept when the visit ends', async () => {
  const ends = async (sql: string) => {
    const one = newHolder();
    await addVisitor(one.visitorId);
    await keepNumber(next(), one);
    await DB.prepare(
      `INSERT INTO draft (id, kind, version, step, data, key_id, visitor_id, created_at, expires_at)
       VALUES (?1, 'newNumber', 1, 'plan', '', 'k', ?1, 1, 9e15)`,
    )
      .bind(one.visitorId)
      .run();
    await DB.prepare(sql).bind(one.visitorId).run();
    await giveBackAll(one.visitorId);
    return (await listHolds({ ...one, isdn: null })).length;
  };
  const taken = (by: string) =>
    `INSERT INTO draft_handoff (id, link_hash, draft_id, taken_by) VALUES ('h' || ?1, 'l' || ?1, ?1, ${by})`;
  expect(await ends(taken(`'a phone'`))).toBe(1);
  expect(await ends('SELECT ?1')).toBe(0);
  const { visitorId } = await findBought(await press(newPurchase()));
  const paying = `UPDATE purchase SET visitor_id = ?1 WHERE visitor_id = '${visitorId}'`;
  expect(await ends(paying)).toBe(1);
});
