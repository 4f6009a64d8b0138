import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import type { Effect } from '#forms/run-once.ts';
import { log } from '#lib/log.ts';
import { addVisitor } from '../../../tests/unit/add-visitor.ts';
import { ratingCap } from './caps.ts';
import { findRating, rateOnce, type SendRating } from './store.ts';

beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
});

async function makeVisitor(): Promise<string> {
  const id = crypto.randomUUID();
  await addVisitor(id);
  return id;
}

/** A service that counts each key once; `answers` are lost or refused ones, in their order. */
async function openRater(...answers: ('lost' | 'refused')[]) {
  const id = await makeVisitor();
  const counted = new Map<string, string>();
  const send: SendRating<number> = async ({ point }, key) => {
    const answer = answers.shift();
    if (answer === 'refused') return { state: 'failed' };
    counted.set(key, String(point));
    if (answer === 'lost') return { state: 'unknown' };
    return { state: 'done', outcome: counted.size };
  };
  let now = 1_800_000_000_000;
  return {
    id,
    list: () => [...counted.values()],
    pass: (ms: number) => (now += ms),
    rate: (point: number, sender = send, productId = 'p') =>
      rateOnce({ visitorId: id, productId, network: null, number: null }, point, sender, () => now),
  };
}

test('rateOnce sends one only, which is the own one, when several come at once', async () => {
  const { id, list, rate } = await openRater();
  const all = await Promise.all([5, 5, 4, 1].map((point) => rate(point)));
  expect(all.map(({ state }) => state)).not.toContain('failed');
  expect(list()).toEqual([String(await findRating(id, 'p'))]);
});

test('rateOnce sends once when 50 of the same point come at once', async () => {
  const { list, rate } = await openRater();
  await Promise.all(Array.from({ length: 50 }, () => rate(5)));
  expect(list()).toEqual(['5']);
});

test('rateOnce sends nothing when a point was counted, and names it', async () => {
  const { id, list, rate } = await openRater();
  expect(await rate(4)).toEqual({ state: 'counted', outcome: 1 });
  expect(await rate(4)).toEqual({ state: 'kept', point: 4 });
  expect(await rate(2)).toEqual({ state: 'kept', point: 4 });
  expect(await rate(2, undefined, 'other')).toMatchObject({ state: 'counted' });
  expect(list()).toEqual(['4', '2']);
  expect(await findRating(id, 'p')).toBe(4);
});

test('rateOnce leaves the counted point and can be tried again with any point when it was refused', async () => {
  const { id, list, rate } = await openRater('refused', 'refused');
  expect(await rate(3)).toEqual({ state: 'failed' });
  expect(await findRating(id, 'p')).toBeNull();
  expect(await rate(3)).toEqual({ state: 'failed' });
  expect(await rate(5)).toMatchObject({ state: 'counted' });
  expect(list()).toEqual(['5']);
});

test('rateOnce sends the same again first when an answer was lost', async () => {
  const { id, list, rate } = await openRater('lost', 'lost');
  expect(await rate(3)).toEqual({ state: 'failed' });
  expect(await rate(3)).toEqual({ state: 'failed' });
  expect(await rate(5)).toEqual({ state: 'kept', point: 3 });
  expect(list()).toEqual(['3']);
  expect(await findRating(id, 'p')).toBe(3);
});

test('rateOnce counts once when the sender has died and its lease has ended', async () => {
  const { list, pass, rate } = await openRater();
  const begun = Promise.withResolvers<void>();
  void rate(3, () => {
    begun.resolve();
    return new Promise<Effect<number>>(() => {});
  });
  await begun.promise;
  pass(15_000);
  expect(await rate(3)).toMatchObject({ state: 'counted' });
  expect(list()).toEqual(['3']);
});

test('findRating returns null when the visitor was deleted', async () => {
  const { id, rate } = await openRater();
  await rate(3);
  await DB.prepare('DELETE FROM visitor WHERE id = ?1').bind(id).run();
  expect(await findRating(id, 'p')).toBeNull();
});

test('rateOnce takes twenty ratings of a product from one network within an hour, of however many visitors', async () => {
  const counted: string[] = [];
  const send: SendRating<null> = async ({ productId }) => {
    counted.push(productId);
    return { state: 'done', outcome: null };
  };
  const network = crypto.randomUUID();
  let now = 1_800_000_000_000;
  const rate = async (productId: string, point = 1, from: string | null = network) => {
    const visitorId = await makeVisitor();
    const rater = { visitorId, productId, network: from, number: null };
    return (await rateOnce(rater, point, send, () => now)).state;
  };
  const all = await Promise.all(Array.from({ length: 60 }, () => rate('much-rated')));
  expect(all.filter((state) => state === 'counted')).toHaveLength(20);
  expect(all.filter((state) => state === 'capped')).toHaveLength(40);
  expect(counted).toHaveLength(20);
  expect(await rate('another')).toBe('counted');
  expect(await rate('much-rated', 1, 'elsewhere')).toBe('counted');
  expect(await rate('much-rated', 1, null)).toBe('counted');
  now += ratingCap.ms;
  expect(await rate('much-rated')).toBe('counted');
});

test('rateOnce has one rating of a number when it is signed in with in several browsers', async () => {
  const number = crypto.randomUUID();
  const sent: string[] = [];
  const send: SendRating<null> = async ({ point }, key) => {
    sent.push(`${point} ${key}`);
    return { state: 'done', outcome: null };
  };
  const rate = async (point: number) => {
    const visitorId = await makeVisitor();
    return (await rateOnce({ visitorId, productId: 'n', network: null, number }, point, send))
      .state;
  };
  const states = await Promise.all(Array.from({ length: 10 }, () => rate(5)));
  expect(new Set(states)).toEqual(new Set(['counted', 'kept']));
  expect(new Set(sent).size).toBe(1);
  expect(await rate(5)).toBe('kept');
  expect(await rate(2)).toBe('kept');
  const rows = await DB.prepare('SELECT point FROM product_rating WHERE number = ?1')
    .bind(number)
    .all();
  expect(rows.results).toEqual([{ point: 5 }]);
});
