import type { NumberClass } from '#domain/number-classes.ts';
import type { NumberHoldRow } from '#db/number-schema.ts';
import { batch, bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import type { Asker } from '#fraud/asker.ts';
import type { Locale } from '#i18n/locale.ts';
import { hashNetwork, hashNumber } from '#identity/counted-by.ts';
import { holdNumber } from '#services/numbers.ts';
import type { ChosenHold } from './number-item.ts';

const hourMs = 60 * 60_000;
/** How long mobile-services keeps a number. Its own word counts where it says another time. */
export const holdMs = 12 * hourMs;
/** How many numbers a visitor may have kept at a time. */
export const maxByVisitor = 2;
/** How many a network may, whose visitors are counted alone where many share it. */
export const maxByNetwork = 4;
/**
 * How many the strangers of one address may in a network that many share, or of one kiosk: a gateway has thousands of
 * customers of whom few look for a number at the same time, and a program without cookies would take the whole list.
 */
export const maxByCrowd = 60;
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
  Key &
    Pick<NumberHoldRow, 'id' | 'network' | 'crowd' | 'holder' | 'draftId' | 'language'> & {
      now: number;
      until: number;
      lapsedSince: number;
    },
  { id: string }
>(
  `INSERT INTO number_hold (id, chosen, visitor, network, crowd, holder, draft_id, language, created_at, expires_at)
   SELECT :id, :isdn, :visitor, :network, :crowd, :holder, :draftId, :language, :now, :until
   WHERE NOT EXISTS (SELECT 1 FROM number_hold WHERE visitor = :visitor AND chosen = :isdn AND ${alive})
     AND NOT EXISTS (SELECT 1 FROM number_hold WHERE visitor = :visitor AND chosen = :isdn
       AND reference IS NOT NULL AND ended_at IS NULL AND expires_at <= :now AND expires_at > :lapsedSince)
     AND (SELECT count(*) FROM number_hold WHERE visitor = :visitor AND ${counted}) < ${maxByVisitor}
     AND (:network IS NULL OR
       (SELECT count(*) FROM number_hold WHERE network = :network AND ${counted}) < ${maxByNetwork})
     AND (:crowd IS NULL OR
       (SELECT count(*) FROM number_hold WHERE crowd = :crowd AND ${counted}) < ${maxByCrowd})
   RETURNING id`,
);
const findOwn = statement<Key & { now: number }, { id: string }>(
  `SELECT id FROM number_hold
   WHERE visitor = :visitor AND chosen = :isdn AND ${alive} LIMIT 1`,
);
const countOwn = statement<{ visitor: string; now: number }, { n: number }>(
  `SELECT count(*) AS n FROM number_hold WHERE visitor = :visitor AND ${counted}`,
);
/** Of a visitor, and of the number that is signed in, wherever that has chosen them. */
const listAlive = statement<
  { visitor: string; holder: string | null; now: number },
  { isdn: string; expiresAt: number; isHere: 0 | 1 }
>(
  `SELECT chosen AS isdn, expires_at AS "expiresAt", visitor = :visitor AS "isHere" FROM number_hold
   WHERE (visitor = :visitor OR holder = :holder) AND ${alive} AND reference IS NOT NULL ORDER BY expires_at`,
);
const findLapsed = statement<Key & { now: number; lapsedSince: number }, { expiresAt: number }>(
  `SELECT expires_at AS "expiresAt" FROM number_hold WHERE visitor = :visitor AND chosen = :isdn
   AND reference IS NOT NULL AND ended_at IS NULL AND expires_at <= :now AND expires_at > :lapsedSince LIMIT 1`,
);
const confirm = statement<{ id: string; reference: string; expiresAt: number }, { id: string }>(
  `UPDATE number_hold SET reference = :reference, expires_at = :expiresAt WHERE id = :id AND ended_at IS NULL
   RETURNING id`,
);
const nameDraft = statement<{ id: string; draftId: string }>(
  'UPDATE number_hold SET draft_id = :draftId WHERE id = :id AND ended_at IS NULL',
);
const forget = statement<{ id: string }>(
  'DELETE FROM number_hold WHERE id = :id AND reference IS NULL',
);

/** Who has a number kept, and the flow in which they do. Whoever is signed in belongs to no crowd. */
export interface Holder
  extends Pick<Asker, 'visitorId' | 'network'>, Partial<Pick<Asker, 'isdn' | 'crowd'>> {
  draftId?: string | null;
  language?: Locale;
}

/** By which a visitor's holds are found; nobody can be found by it. */
export const hashHoldVisitor = (visitorId: string): Promise<string> =>
  hashNumber('hold visitor', visitorId);
const hashHolder = (isdn: string) => hashNumber('hold holder', isdn);

export type Kept =
  | { state: 'held'; hold: ChosenHold; class: NumberClass | null; price: number | null }
  /** The service keeps none: the number is sold in the last step, if it is free by then. */
  | { state: 'lacking' }
  /** `crowded`: others in this network, or of this address, have as many kept as one network may. */
  | { state: 'taken' | 'too-many' | 'crowded' | 'failed' }
  /** It lapsed a short time ago: others come first. */
  | { state: 'lapsed'; again: number };

/** Has a number kept, once for a visitor however often it is asked. */
export async function keepNumber(
  isdn: string,
  { visitorId, network, isdn: own = null, crowd = null, draftId = null, language }: Holder,
  now: number = Date.now(),
  hold: typeof holdNumber = holdNumber,
): Promise<Kept> {
  const [visitor, byNetwork, holder, byCrowd] = await Promise.all([
    hashHoldVisitor(visitorId),
    hashNetwork(network),
    own === null ? null : hashHolder(own),
    own !== null || crowd === null ? null : hashNumber('hold crowd', crowd),
  ]);
  const key = { isdn, visitor };
  const lapsedSince = now - pauseMs;
  const found = await batch(DB, {
    begun: bind(begin, {
      ...key,
      id: crypto.randomUUID(),
      network: byNetwork ?? null,
      crowd: byCrowd,
      holder,
      draftId,
      language: language ?? null,
      now,
      until: now + holdMs,
      lapsedSince,
    }),
    own: bind(findOwn, { ...key, now }),
    lapsed: bind(findLapsed, { ...key, now, lapsedSince }),
  });
  const [row] = found.own;
  if (!row) {
    const [before] = found.lapsed;
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

/** The numbers that are kept now, the one that ends first first; `isHere`: chosen in this browser. */
export async function listHolds(
  { visitorId, isdn }: Pick<Asker, 'visitorId' | 'isdn'>,
  now: number = Date.now(),
): Promise<{ isdn: string; expiresAt: number; isHere: boolean }[]> {
  const [visitor, holder] = await Promise.all([
    hashHoldVisitor(visitorId),
    isdn === null ? null : hashHolder(isdn),
  ]);
  const rows = await readRows(DB, bind(listAlive, { visitor, holder, now }));
  return rows.map(({ isHere, ...hold }) => ({ ...hold, isHere: isHere === 1 }));
}

/** Names the draft that has a hold by now: the first step of a flow asks for the number before there is one. */
export const noteDraft = (id: string, draftId: string): Promise<number> =>
  run(DB, bind(nameDraft, { id, draftId }));
