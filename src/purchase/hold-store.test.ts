import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { testDb } from '#operator/tests/operator-under-test.ts';
import { forgetHolds, newHolder, openNumbers } from '../../tests/unit/ordinary-numbers.ts';
import { holdMs, keepNumber, listHolds, maxByCrowd, maxByNetwork, pauseMs } from './hold-store.ts';

const next = await openNumbers();
beforeEach(forgetHolds);

const states = (all: { state: string }[]) => all.map(({ state }) => state);

test('a visitor has two numbers kept at a time, however often and however fast they press', async () => {
  const one = newHolder();
  const first = next();
  const same = await Promise.all([keepNumber(first, one), keepNumber(first, one)]);
  expect(states(same)).toEqual(['held', 'held']);
  const many = await Promise.all([next(), next(), next(), next()].map((n) => keepNumber(n, one)));
  expect(states(many).toSorted()).toEqual(['held', 'too-many', 'too-many', 'too-many']);
  expect(await DB.prepare('SELECT count(*) AS n FROM number_hold').first('n')).toBe(2);
});

test('a network that nobody shares has four, and one that many share is not counted', async () => {
  const of = (network: string | null) => ({ visitorId: crypto.randomUUID(), network });
  const at = '203.0.113';
  const all = [];
  for (let i = 0; i <= maxByNetwork; i += 1) all.push(await keepNumber(next(), of(at)));
  expect(states(all)).toEqual(['held', 'held', 'held', 'held', 'crowded']);
  expect((await keepNumber(next(), of(null))).state).toBe('held');
});

test('strangers of one address in a network of many have so many together, and whoever is signed in is none of them', async () => {
  const crowd = '100.64.7.7';
  const stranger = () => ({ ...newHolder(), isdn: null, crowd });
  const free = async (id: string) =>
    ({
      state: 'held',
      reference: id,
      expiresAt: Date.now() + holdMs,
      class: null,
      price: 0,
    }) as const;
  const all = [];
  for (let i = 0; i <= maxByCrowd; i += 1) {
    all.push(await keepNumber(String(94000000 + i), stranger(), Date.now(), free));
  }
  expect(states(all)).toEqual([...Array(maxByCrowd).fill('held'), 'crowded']);
  const keep = async (one: Parameters<typeof keepNumber>[1]) =>
    (await keepNumber('94009999', one, Date.now(), free)).state;
  expect(await keep({ ...stranger(), crowd: '100.64.7.8' })).toBe('held');
  await DB.exec(`DELETE FROM number_hold WHERE chosen = '94009999'`);
  expect(await keep({ ...stranger(), isdn: '99112233' })).toBe('held');
});

test('who is signed in sees what the number has kept on another device, and nobody else does', async () => {
  const isdn = '99112277';
  const [one, other] = [newHolder(), newHolder()];
  const chosen = next();
  await keepNumber(chosen, { ...one, isdn });
  const seen = async (of: { visitorId: string }, by: string | null) =>
    (await listHolds({ ...of, isdn: by })).map((hold) => [hold.isdn, hold.isHere]);
  expect(await seen(one, null)).toEqual([[chosen, true]]);
  expect(await seen(other, isdn)).toEqual([[chosen, false]]);
  expect(await seen(other, null)).toEqual([]);
  expect(await seen(other, '99112278')).toEqual([]);
});

test('another visitor does not get a number that is kept, and nothing of theirs counts', async () => {
  const isdn = next();
  const other = newHolder();
  await keepNumber(isdn, newHolder());
  expect((await keepNumber(isdn, other)).state).toBe('taken');
  expect(states([await keepNumber(next(), other), await keepNumber(next(), other)])).toEqual([
    'held',
    'held',
  ]);
});

test('an answer that was lost is asked for with the same key: the number is kept once', async () => {
  const one = newHolder();
  const kept = await keepNumber('85999821', one);
  expect(kept).toMatchObject({ state: 'held', price: 0, class: 'ORDINARY' });
  expect(await keepNumber('85999821', one)).toEqual(kept);
  expect(await DB.prepare('SELECT count(*) AS n FROM number_hold').first('n')).toBe(1);
});

test('a number that the service says is taken is kept for nobody, and counts for nothing', async () => {
  const one = newHolder();
  expect((await keepNumber('85999822', one)).state).toBe('taken');
  expect(await DB.prepare('SELECT count(*) AS n FROM number_hold').first('n')).toBe(0);
  const two = [await keepNumber(next(), one), await keepNumber(next(), one)];
  expect(states(two)).toEqual(['held', 'held']);
});

test('a number whose service is too slow is asked for again with the same key, and is not said to be kept', async () => {
  const one = newHolder();
  const rows = async () =>
    (await DB.prepare('SELECT id, reference FROM number_hold').all()).results;
  expect((await keepNumber('85999824', one)).state).toBe('failed');
  const before = await rows();
  expect(before).toEqual([{ id: expect.any(String), reference: null }]);
  expect((await keepNumber('85999824', one)).state).toBe('failed');
  expect(await rows()).toEqual(before);
}, 60_000);

test('where nobody knows whether a number is kept, it counts for ten minutes, and its key stays', async () => {
  const one = newHolder();
  const now = Date.now();
  const ids = async () => (await DB.prepare('SELECT id FROM number_hold').raw()).flat();
  expect((await keepNumber('85999823', one, now)).state).toBe('failed');
  const before = await ids();
  expect((await keepNumber('85999823', one, now + 1000)).state).toBe('failed');
  expect(await ids()).toEqual(before);
  expect((await keepNumber(next(), one, now + 2000)).state).toBe('held');
  expect((await keepNumber(next(), one, now + 3000)).state).toBe('too-many');
  expect((await keepNumber(next(), one, now + 600_000)).state).toBe('held');
});

test('a lapsed hold says from when on the number may be kept again, to the millisecond', async () => {
  const one = newHolder();
  const isdn = next();
  const kept = await keepNumber(isdn, one);
  if (kept.state !== 'held') throw new Error(kept.state);
  const { expiresAt, id } = kept.hold;
  expect(Math.abs(expiresAt - Date.now() - holdMs)).toBeLessThan(60_000);
  await testDb
    .prepare('UPDATE phone_number SET held_until = 1 WHERE hold_reference = ?1')
    .bind(id)
    .run();
  const lapsed = { state: 'lapsed', again: expiresAt + pauseMs };
  expect(await keepNumber(isdn, one, expiresAt)).toEqual(lapsed);
  expect(await keepNumber(isdn, one, expiresAt + pauseMs - 1)).toEqual(lapsed);
  expect((await keepNumber(isdn, one, expiresAt + pauseMs)).state).toBe('held');
});

test('a service that keeps no numbers leaves none counted, so that any may be chosen', async () => {
  const one = newHolder();
  const lacking = async () => ({ state: 'lacking' }) as const;
  for (const isdn of [next(), next(), next()]) {
    expect((await keepNumber(isdn, one, Date.now(), lacking)).state).toBe('lacking');
  }
  expect(await DB.prepare('SELECT count(*) AS n FROM number_hold').first('n')).toBe(0);
});
