import * as v from 'valibot';
import { batch, type Bound, bind, readRows, statement } from '#db/statement.ts';
import type { NumberHoldRow } from '#db/number-schema.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, putMessage, topic } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import type { Outcome } from '#lib/outcome.ts';
import { releaseNumber } from '#services/numbers.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { hashHoldVisitor } from './hold-store.ts';
import type { ChosenHold } from './number-item.ts';

const alive = 'reference IS NOT NULL AND ended_at IS NULL AND expires_at > :now';
const end = statement<{ id: string; now: number }, { id: string }>(
  'UPDATE number_hold SET ended_at = :now WHERE id = :id AND ended_at IS NULL RETURNING id',
);
type Kept = Pick<NumberHoldRow, 'id' | 'createdAt' | 'expiresAt'> & {
  isdn: string;
  reference: string;
};
const columns =
  'id, chosen AS isdn, reference, created_at AS "createdAt", expires_at AS "expiresAt"';
const listKept = statement<{ now: number; rows: number }, Kept>(
  `SELECT ${columns} FROM number_hold WHERE ${alive} ORDER BY expires_at LIMIT :rows`,
);
const findKept = statement<{ id: string; now: number }, Kept>(
  `SELECT ${columns} FROM number_hold WHERE id = :id AND ${alive}`,
);
/** Not where another device goes on with a draft of the visitor, or something of theirs is being paid for. */
const listLeft = statement<{ visitor: string; visitorId: string; now: number }, Kept>(
  `SELECT ${columns} FROM number_hold WHERE visitor = :visitor AND ${alive}
     AND NOT EXISTS (SELECT 1 FROM draft d JOIN draft_handoff f ON f.draft_id = d.id
       WHERE d.visitor_id = :visitorId AND f.taken_by <> :visitorId)
     AND NOT EXISTS (SELECT 1 FROM purchase
       WHERE visitor_id = :visitorId AND status IN ('AWAITING_PAYMENT', 'PAID'))`,
);

export const releaseTopic = topic(
  'number-release',
  v.strictObject({ isdn: v.string(), reference: v.string() }),
  async (body, key): Promise<Outcome<unknown, UpstreamError>> => {
    const outcome = await releaseNumber(key, body);
    // A service without the call lets it lapse.
    return !outcome.ok && outcome.error.kind === 'not-found' ? { ok: true, value: null } : outcome;
  },
);

/** Gives a number back that its visitor does not want any more, so that they and others may have another; or staff do, by `act`. */
export async function giveBack(
  isdn: string,
  { id, reference }: Pick<ChosenHold, 'id' | 'reference'>,
  now: number = Date.now(),
  act?: Act,
): Promise<boolean> {
  const key = `number-release ${id}`;
  const { ended } = await batch(DB, {
    ended: bind(end, { id, now }),
    told: putMessage(releaseTopic, { key, body: { isdn, reference } }, { now, afterChange: true }),
    noted: act && noteAct({ at: now, ...act, act: 'released', subject: id }),
  });
  waitUntil(drainOutbox(DB, Date.now, [releaseTopic], { keys: [key] }));
  return ended.length > 0;
}

/** The number was sold, so that it is not kept any more. */
export const bindHoldEnd = (id: string, now: number): Bound => bind(end, { id, now });

/** What mobile-services keeps for somebody, the one that ends first first. */
export const readKept = (rows: number, now: number = Date.now()): Promise<Kept[]> =>
  readRows(DB, bind(listKept, { now, rows }));

/** By staff, who say why. False where it has ended by itself, or was sold. */
export async function releaseKept(
  id: string,
  act: Act,
  now: number = Date.now(),
): Promise<boolean> {
  const [kept] = await readRows(DB, bind(findKept, { id, now }));
  return kept ? giveBack(kept.isdn, kept, now, act) : false;
}

/** A visitor has left for good what they had begun: what was kept for it is free for others, and for them. */
export async function giveBackAll(visitorId: string, now: number = Date.now()): Promise<void> {
  const visitor = await hashHoldVisitor(visitorId);
  const left = await readRows(DB, bind(listLeft, { visitor, visitorId, now }));
  await Promise.all(left.map((kept) => giveBack(kept.isdn, kept, now)));
}
