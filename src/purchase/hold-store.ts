import * as v from 'valibot';
import type { NumberClass } from '#domain/number-classes.ts';
import type { NumberHoldRow } from '#db/number-schema.ts';
import { batch, type Bound, bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, putMessage, topic } from '#forms/outbox.ts';
import { hashNetwork, hashNumber } from '#identity/counted-by.ts';
import type { Outcome } from '#lib/outcome.ts';
import { holdNumber, releaseNumber } from '#services/numbers.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { ChosenHold } from './number-item.ts';

const hourMs = 60 * 60_000;
/** How long mobile-services keeps a number. Its own word counts where it says another time. */
export const holdMs = 12 * hourMs;
/** How many numbers a visitor may have kept at a time. */
export const maxByVisitor = 2;
/** How many a network may, whose visitors are counted alone where many share it. */
export const maxByNetwork = 4;
/** How long the same visitor may not have the same number kept again after a hold has lapsed. */
export const pauseMs = hourMs;
/** A hold that mobile-services has not confirmed counts for so long; it may be there, so its key is kept. */
const unclearMs = 10 * 60_000;

type Key = Pick<NumberHoldRow, 'visitor'> & { isdn: string };

/** Alive at `:now`, whether confirmed or not. */
const alive = 'expires_at > :now AND ended_at IS NULL';
const counted = `${alive} AND (reference IS NOT NULL OR created_at > :now - ${unclearMs})`;

/**
 * Counts a hold before mobile-services is asked for it, in one statement, so that of many presses at a moment no more are
 * asked for than may be. One that is alive already is that of this visitor and number.
 */
const begin = statement<
  Key & { id: string; network: string | null; now: number; until: number; lapsedSince: number },
  { id: string }
>(
  `INSERT INTO number_hold (id, chosen, visitor, network, created_at, expires_at)
   SELECT :id, :isdn, :visitor, :network, :now, :until
   WHERE NOT EXISTS (SELECT 1 FROM number_hold WHERE visitor = :visitor AND chosen = :isdn AND ${alive})
     AND NOT EXISTS (SELECT 1 FROM number_hold WHERE visitor = :visitor AND chosen = :isdn
       AND reference IS NOT NULL AND ended_at IS NULL AND expires_at <= :now AND expires_at > :lapsedSince)
     AND (SELECT count(*) FROM number_hold WHERE visitor = :visitor AND ${counted}) < ${maxByVisitor}
     AND (:network IS NULL OR
       (SELECT count(*) FROM number_hold WHERE network = :network AND ${counted}) < ${maxByNetwork})
   RETURNING id`,
);
const findOwn = statement<Key & { now: number }, { id: string }>(
  `SELECT id FROM number_hold
   WHERE visitor = :visitor AND chosen = :isdn AND ${alive} LIMIT 1`,
);
const countOwn = statement<{ visitor: string; now: number }, { n: number }>(
  `SELECT count(*) AS n FROM number_hold WHERE visitor = :visitor AND ${counted}`,
);
const listAlive = statement<{ visitor: string; now: number }, { isdn: string; expiresAt: number }>(
  `SELECT chosen AS isdn, expires_at AS "expiresAt" FROM number_hold
   WHERE visitor = :visitor AND ${alive} AND reference IS NOT NULL ORDER BY expires_at`,
);
const findLapsed = statement<Key & { now: number; lapsedSince: number }, { expiresAt: number }>(
  `SELECT expires_at AS "expiresAt" FROM number_hold WHERE visitor = :visitor AND chosen = :isdn
   AND reference IS NOT NULL AND ended_at IS NULL AND expires_at <= :now AND expires_at > :lapsedSince LIMIT 1`,
);
const confirm = statement<{ id: string; reference: string; expiresAt: number }, { id: string }>(
  `UPDATE number_hold SET reference = :reference, expires_at = :expiresAt WHERE id = :id AND ended_at IS NULL
   RETURNING id`,
);
const forget = statement<{ id: string }>(
  'DELETE FROM number_hold WHERE id = :id AND reference IS NULL',
);
const end = statement<{ id: string; now: number }, { id: string }>(
  'UPDATE number_hold SET ended_at = :now WHERE id = :id AND ended_at IS NULL RETURNING id',
);

export interface Holder {
  visitorId: string;
  /** Null in a network that many share. */
  network: string | null;
}

export type Kept =
  | { state: 'held'; hold: ChosenHold; class: NumberClass | null; price: number | null }
  /** The service keeps none: the number is sold in the last step, if it is free by then. */
  | { state: 'lacking' }
  /** `crowded`: others in this network have as many kept as one network may. */
  | { state: 'taken' | 'too-many' | 'crowded' | 'failed' }
  /** It lapsed a short time ago: others come first. */
  | { state: 'lapsed'; again: number };

/** Has a number kept, once for a visitor however often it is asked. */
export async function keepNumber(
  isdn: string,
  { visitorId, network }: Holder,
  now: number = Date.now(),
  hold: typeof holdNumber = holdNumber,
): Promise<Kept> {
  const [visitor, byNetwork] = await Promise.all([
    hashNumber('hold visitor', visitorId),
    hashNetwork(network),
  ]);
  const key = { isdn, visitor };
  const lapsedSince = now - pauseMs;
  const { own, lapsed } = await batch(DB, {
    begun: bind(begin, {
      ...key,
      id: crypto.randomUUID(),
      network: byNetwork ?? null,
      now,
      until: now + holdMs,
      lapsedSince,
    }),
    own: bind(findOwn, { ...key, now }),
    lapsed: bind(findLapsed, { ...key, now, lapsedSince }),
  });
  const [row] = own;
  if (!row) {
    const [before] = lapsed;
    if (before) return { state: 'lapsed', again: before.expiresAt + pauseMs };
    const kept = await findRow(DB, bind(countOwn, { visitor, now }));
    return { state: (kept?.n ?? 0) < maxByVisitor ? 'crowded' : 'too-many' };
  }
  const { id } = row;
  // The id is the key, so what was kept before, or an answer that was lost, is told again.
  const held = await hold(id, isdn);
  if (held.state === 'held') {
    const { reference, expiresAt, class: named, price } = held;
    const kept = await findRow(DB, bind(confirm, { id, reference, expiresAt }));
    return kept
      ? { state: 'held', hold: { id, reference, expiresAt }, class: named, price }
      : { state: 'failed' };
  }
  // What is not clear counts for a while, and is asked about with the same key.
  if (held.state === 'failed') return { state: 'failed' };
  await run(DB, bind(forget, { id }));
  return { state: held.state === 'lacking' ? 'lacking' : 'taken' };
}

/** The numbers that are kept for a visitor now, the one that ends first first. */
export const listHolds = async (
  visitorId: string,
  now: number = Date.now(),
): Promise<{ isdn: string; expiresAt: number }[]> =>
  readRows(DB, bind(listAlive, { visitor: await hashNumber('hold visitor', visitorId), now }));

export const releaseTopic = topic(
  'number-release',
  v.strictObject({ isdn: v.string(), reference: v.string() }),
  async (body, key): Promise<Outcome<unknown, UpstreamError>> => {
    const outcome = await releaseNumber(key, body);
    // A service without the call lets it lapse.
    return !outcome.ok && outcome.error.kind === 'not-found' ? { ok: true, value: null } : outcome;
  },
);

/** Gives a number back that its visitor does not want any more, so that they and others may have another. */
export async function giveBack(
  isdn: string,
  { id, reference }: Pick<ChosenHold, 'id' | 'reference'>,
  now: number = Date.now(),
): Promise<void> {
  const key = `number-release ${id}`;
  await batch(DB, {
    ended: bind(end, { id, now }),
    told: putMessage(releaseTopic, { key, body: { isdn, reference } }, { now, afterChange: true }),
  });
  waitUntil(drainOutbox(DB, Date.now, [releaseTopic], { keys: [key] }));
}

/** The number was sold, so that it is not kept any more. */
export const bindHoldEnd = (id: string, now: number): Bound => bind(end, { id, now });
