import type { PackageShiftRow } from '#db/package-shift-schema.ts';
import { batch, type Bound, bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { newOrderCode } from '#domain/order-code.ts';
import { type PlanChange, toEffectiveDay, toShiftMonth } from '#domain/plan-change.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { bindEnd, bindRelease } from '#flow/end/store.ts';
import type { Draft } from '#flow/model.ts';
import { toRemoval } from '#flow/store.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  isClaimed,
  type Operation,
  ofOperation,
  toStored,
} from '#forms/operation.ts';
import { drainOutbox, putMessage, type Topic } from '#forms/outbox.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import type { PersonalPart, Refused } from './model.ts';

type Known = Omit<PackageShiftRow, 'personal' | 'keyId' | 'refusals'>;
/** A change, with its plans and the address that is told. */
export type Shift = Known & PersonalPart & { refusals: Refused[] };
type SealedRow = Omit<PackageShiftRow, 'keyId'>;

const columns = `id, code, visitor_id AS "visitorId", isdn, month, state, change,
  effective_on AS "effectiveOn", refusals, language, personal, created_at AS "createdAt",
  sent_at AS "sentAt", ended_at AS "endedAt", noted_at AS "notedAt", updated_at AS "updatedAt"`;

/** `SENDING` and `DONE` hold the month: a change that was refused, or did not come to be, has given it back. */
const claims = `state IN ('SENDING', 'DONE')`;

/**
 * The claim of a month: of any number of them at once the index lets one in. `:id` is the operation's, upon whose claim
 * it depends.
 */
const insert = statement<
  Operation &
    Pick<
      PackageShiftRow,
      | 'code'
      | 'visitorId'
      | 'isdn'
      | 'month'
      | 'change'
      | 'effectiveOn'
      | 'language'
      | 'personal'
      | 'keyId'
    > & { shiftId: string; now: number }
>(
  `INSERT INTO package_shift (id, code, visitor_id, isdn, month, change, effective_on, language, personal,
     key_id, created_at, updated_at)
   SELECT :shiftId, :code, :visitorId, :isdn, :month, :change, :effectiveOn, :language, :personal, :keyId,
     :now, :now WHERE ${isClaimed} ON CONFLICT DO NOTHING`,
);
/** Whoever was not let in has done nothing: the operation is as it was before, and the draft stays. */
const releaseLoser = statement<Operation & { shiftId: string }>(
  `DELETE FROM operation WHERE ${ofOperation} AND state = 'claimed'
     AND NOT EXISTS (SELECT 1 FROM package_shift WHERE id = :shiftId)`,
);
const endDraft = toRemoval<Operation>(isClaimed);
const findById = statement<{ id: string }, SealedRow>(
  `SELECT ${columns} FROM package_shift WHERE id = :id`,
);
const findClaim = statement<{ isdn: string; month: string }, { id: string }>(
  `SELECT id FROM package_shift WHERE isdn = :isdn AND month = :month AND ${claims}`,
);
const findNewest = statement<{ isdn: string; since: number }, SealedRow>(
  `SELECT ${columns} FROM package_shift WHERE isdn = :isdn AND created_at >= :since
     AND ${claims} ORDER BY created_at DESC LIMIT 1`,
);
const markSent = statement<{ id: string; now: number }>(
  `UPDATE package_shift SET sent_at = :now, updated_at = :now
   WHERE id = :id AND sent_at IS NULL AND state = 'SENDING'`,
);
const listOpen = statement<{ before: number; rows: number }, SealedRow>(
  `SELECT ${columns} FROM package_shift WHERE (state = 'SENDING' AND created_at <= :before)
     OR (state = 'FAILED' AND noted_at IS NULL) ORDER BY created_at LIMIT :rows`,
);

const toSealing = (id: string) => ({ keys: settings().DATA_KEYS, context: `package_shift ${id}` });

async function open({ personal, refusals, ...known }: SealedRow): Promise<Shift> {
  const text = await unseal(personal, toSealing(known.id));
  const part = JSON.parse(text) as PersonalPart;
  return { ...known, ...part, refusals: JSON.parse(refusals) as Refused[] };
}

export const toResultHref = (token: string) => `/packageshift/result?id=${token}` as const;
/** Names the message by which mobile-services is told, which is also the key of the effect. */
export const toShiftKey = (id: string) => `package-shift ${id}`;

export interface NewShift extends PersonalPart {
  visitorId: string;
  isdn: string;
  change: PlanChange;
  language: PackageShiftRow['language'];
}

interface ClaimParts {
  operation: Operation;
  draft: Draft;
  now: number;
  /** By which mobile-services is told. */
  topic: Topic<{ id: string }>;
  /** Spends the code that it was confirmed with, as part of the operation. */
  spent: Bound<never>;
}

export type Claimed =
  | { state: 'claimed'; href: string; key: string }
  /** There is a change in this month already. */
  | { state: 'month' }
  /** The form was sent before, with something else in it. */
  | { state: 'conflict' }
  /** The draft has changed meanwhile, or there are too many operations. */
  | { state: 'changed' };

/**
 * Claims the month, stores the change, tells mobile-services by the outbox, spends the code and ends the draft: all or
 * nothing, and once for an operation.
 */
export async function claimShift(
  { visitorId, isdn, change, language, ...part }: NewShift,
  { operation, draft, now, topic, spent }: ClaimParts,
): Promise<Claimed> {
  const shiftId = await hashText(part.token);
  const sealing = toSealing(shiftId);
  const month = toShiftMonth(now);
  const key = toShiftKey(shiftId);
  const row = {
    shiftId,
    code: newOrderCode(),
    visitorId,
    isdn,
    month,
    change,
    effectiveOn: toEffectiveDay(change, now),
    language,
    personal: await seal(JSON.stringify(part), sealing),
    keyId: sealing.keys[0].id,
    now,
  };
  const { remembered } = bindEnd(draft, operation, now);
  const { found, held } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    inserted: bind(insert, { ...row, ...operation }),
    lost: bind(releaseLoser, { ...operation, shiftId }),
    told: putMessage(topic, { key, body: { id: shiftId } }, { now, operation }),
    spent,
    remembered,
    ended: bind(endDraft, { ...operation, draftId: draft.id }),
    finished: finishOperation(operation, { goTo: toResultHref(part.token) }),
    found: findOperation(operation),
    held: bind(findClaim, { isdn, month }),
  });
  const stored = toStored<{ goTo: string }>(operation, found);
  if (stored.state === 'done') return { state: 'claimed', href: stored.outcome.goTo, key };
  if (stored.state === 'conflict') return { state: 'conflict' };
  return { state: held.length > 0 ? 'month' : 'changed' };
}

/** Has what was claimed sent at once; also where nobody waits for it to the end. */
export function sendNow(key: string, topic: Topic<{ id: string }>): Promise<number> {
  const sending = drainOutbox(DB, Date.now, [topic], { keys: [key] });
  waitUntil(sending);
  return sending;
}

/** Whether there is a change of a number in a month, done or on its way. */
export const hasClaim = async (isdn: string, month: string): Promise<boolean> =>
  (await findRow(DB, bind(findClaim, { isdn, month }))) !== null;

export async function findShiftById(id: string): Promise<Shift | null> {
  const row = await findRow(DB, bind(findById, { id }));
  return row && open(row);
}

/** The change of a result page's address; null where there is none. */
export const findShift = async (token: string): Promise<Shift | null> =>
  findShiftById(await hashText(token));

/** The newest change of a number that holds, since its holder has it. */
export async function findNewestShift(isdn: string, since: number): Promise<Shift | null> {
  const row = await findRow(DB, bind(findNewest, { isdn, since }));
  return row && open(row);
}

/** From now on the service may have heard of it. */
export const noteSent = (id: string, now: number) => run(DB, bind(markSent, { id, now }));

/** What nobody knows the outcome of since this moment, and what has failed and nobody has seen: the oldest first. */
export const readOpenShifts = async (before: number, rows: number): Promise<Shift[]> =>
  Promise.all((await readRows(DB, bind(listOpen, { before, rows }))).map(open));
