import type { AttemptRow, ProofRow } from '#db/proof-schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import { DB } from '#env.ts';
import type { DanOutcome } from './model.ts';
import { type DanPurpose, type DanReturn, isDanPurpose, listPurposesOf } from './purposes.ts';

export const stateSeconds = 10 * 60;
/** How many attempts one visitor may begin in ten minutes. */
export const maxAttempts = 10;
/** How long a proof is valid, unless it is an applicant's: that one lives as long as its draft. */
export const proofSeconds = 30 * 60;
/** How long the outcome can be shown before the sweep deletes the attempt. */
export const outcomeSeconds = 60 * 60;

/** `isdn` is the number whose owner is asked for; null for an applicant. */
export interface Attempt extends Pick<
  AttemptRow,
  'visitorId' | 'subject' | 'isdn' | 'draftId' | 'continuesAt' | 'redirectUri'
> {
  state: string;
  purpose: DanPurpose;
}

/** Who returns with a state. */
interface Returned {
  state: string;
  visitorId: string;
}

type OfVisitor = Pick<AttemptRow, 'visitorId'> & { now: number };

/** Without a draft the number is that of a session, and counts only while that is signed in. */
const isLive = (subject: string, isdn: string, draftId: string) => `EXISTS (
    SELECT 1 FROM visitor WHERE id = :visitorId AND expires_at > :now)
  AND (${subject} = 'applicant' OR ${draftId} IS NOT NULL OR EXISTS (
    SELECT 1 FROM session WHERE visitor_id = :visitorId AND session.isdn = ${isdn} AND expires_at > :now))
  AND (${draftId} IS NULL OR EXISTS (SELECT 1 FROM draft WHERE id = ${draftId} AND expires_at > :now))`;
const isAttemptLive = isLive('a.subject', 'a.isdn', 'a.draft_id');
const recentAttempts = `SELECT count(*) FROM dan_attempt
  WHERE visitor_id = :visitorId AND created_at > :now - ${stateSeconds * 1000}`;

const beginAttempt = statement<
  Omit<AttemptRow, 'createdAt' | 'usedAt' | 'outcome'> & { now: number },
  Pick<AttemptRow, 'purpose'>
>(
  `INSERT INTO dan_attempt (state_hash, visitor_id, purpose, subject, isdn, draft_id, continues_at,
     redirect_uri, created_at, expires_at)
   SELECT :stateHash, :visitorId, :purpose, :subject, :isdn, :draftId, :continuesAt, :redirectUri,
     :now, :expiresAt
   WHERE ${isLive(':subject', ':isdn', ':draftId')} AND (${recentAttempts}) < ${maxAttempts}
   RETURNING purpose`,
);

const countAttempts = statement<OfVisitor, { n: number }>(`SELECT (${recentAttempts}) AS n`);

type Taken = Pick<
  AttemptRow,
  'purpose' | 'subject' | 'isdn' | 'draftId' | 'continuesAt' | 'redirectUri'
>;

const useAttempt = statement<OfVisitor & { stateHash: string; purposes: string }, Taken>(
  `UPDATE dan_attempt AS a SET used_at = :now
   WHERE state_hash = :stateHash AND visitor_id = :visitorId AND used_at IS NULL
     AND expires_at > :now AND ${isAttemptLive}
     AND purpose IN (SELECT value FROM json_each(:purposes))
   RETURNING purpose, subject, isdn, draft_id AS "draftId", continues_at AS "continuesAt",
     redirect_uri AS "redirectUri"`,
);

type OpenAttempt = OfVisitor & { stateHash: string };

const isOpen = `a.state_hash = :stateHash AND a.visitor_id = :visitorId
  AND a.used_at IS NOT NULL AND a.outcome IS NULL`;

/** As `toNewProof` makes it. */
type NewProof = Pick<ProofRow, 'id' | 'registerHmac' | 'applicant' | 'keyId'>;

const forgetProof = statement<OpenAttempt>(
  `DELETE FROM identity_proof WHERE visitor_id = :visitorId AND EXISTS (
     SELECT 1 FROM dan_attempt AS a WHERE ${isOpen} AND a.purpose = identity_proof.purpose
       AND a.draft_id IS identity_proof.draft_id)`,
);
const verify = statement<OpenAttempt & NewProof>(
  `INSERT INTO identity_proof (id, visitor_id, purpose, kind, subject, isdn, draft_id, register_hmac,
     applicant, key_id, verified_at, expires_at)
   SELECT :id, visitor_id, purpose, 'dan', subject, isdn, draft_id, :registerHmac, :applicant,
     :keyId, :now, CASE WHEN subject = 'applicant' AND draft_id IS NOT NULL
       THEN (SELECT expires_at FROM draft WHERE draft.id = a.draft_id)
       ELSE :now + ${proofSeconds * 1000} END
   FROM dan_attempt AS a WHERE ${isOpen} AND ${isAttemptLive}`,
);
const settle = statement<OpenAttempt & { outcome: DanOutcome }>(
  `UPDATE dan_attempt AS a SET outcome = :outcome WHERE ${isOpen}`,
);

/** What the page after the provider knows of an attempt. */
export interface Last extends Pick<AttemptRow, 'outcome' | 'isdn' | 'draftId' | 'continuesAt'> {
  purpose: DanPurpose;
}

const findLast = statement<
  { visitorId: string; purposes: string; settled: number },
  Pick<AttemptRow, 'purpose' | 'outcome' | 'isdn' | 'draftId' | 'continuesAt'>
>(
  `SELECT purpose, outcome, isdn, draft_id AS "draftId", continues_at AS "continuesAt"
   FROM dan_attempt WHERE visitor_id = :visitorId
     AND purpose IN (SELECT value FROM json_each(:purposes))
     AND (:settled = 0 OR outcome IS NOT NULL)
   ORDER BY CASE WHEN :settled = 0 THEN created_at ELSE used_at END DESC LIMIT 1`,
);

/** False where the visitor has begun too many attempts, or has no number, or the draft has ended. */
export async function insertAttempt(attempt: Attempt, now: number): Promise<boolean> {
  const { state, ...rest } = attempt;
  const stateHash = await hashText(state);
  const expiresAt = now + stateSeconds * 1000;
  const inserted = await findRow(DB, bind(beginAttempt, { ...rest, stateHash, now, expiresAt }));
  return inserted !== null;
}

export async function mayAttempt(visitorId: string, now: number): Promise<boolean> {
  const row = await findRow(DB, bind(countAttempts, { visitorId, now }));
  return (row?.n ?? 0) < maxAttempts;
}

/**
 * Marks the attempt of a state as used, once only, also when many requests bring it at the same moment. Null for a
 * state that is unknown, used, expired, of another visitor, of a session or draft that has ended, or of a purpose that
 * returns to another page.
 */
export async function takeAttempt(
  { state, visitorId, returnsTo }: Returned & { returnsTo: DanReturn },
  now: number,
): Promise<(Taken & { purpose: DanPurpose }) | null> {
  const stateHash = await hashText(state);
  const purposes = JSON.stringify(listPurposesOf(returnsTo));
  const row = await findRow(DB, bind(useAttempt, { visitorId, stateHash, purposes, now }));
  return row && isDanPurpose(row.purpose) ? { ...row, purpose: row.purpose } : null;
}

export type Settled =
  | { outcome: 'verified'; proof: NewProof }
  | { outcome: Exclude<DanOutcome, 'verified'> };

/**
 * Stores outcome and proof in one batch; changes nothing if the attempt was not taken or is settled already. A mismatch
 * also deletes an earlier proof, because somebody else is using this browser.
 */
export async function settleAttempt(
  { state, visitorId }: Returned,
  settled: Settled,
  now: number,
): Promise<void> {
  const open = { stateHash: await hashText(state), visitorId, now };
  const { outcome } = settled;
  const isElse = outcome === 'verified' || outcome === 'mismatch';
  await batch(DB, {
    forgotten: isElse ? bind(forgetProof, open) : undefined,
    verified: outcome === 'verified' ? bind(verify, { ...open, ...settled.proof }) : undefined,
    settled: bind(settle, { ...open, outcome }),
  });
}

const toLast = (row: Omit<Last, 'purpose'> & { purpose: string }): Last | null =>
  isDanPurpose(row.purpose) ? { ...row, purpose: row.purpose } : null;

/** The visitor's latest finished attempt for this purpose. */
export async function findSettled(visitorId: string, purpose: DanPurpose): Promise<Last | null> {
  const purposes = JSON.stringify([purpose]);
  const row = await findRow(DB, bind(findLast, { visitorId, purposes, settled: 1 }));
  return row && toLast(row);
}

/** The visitor's latest attempt, finished or not, among the purposes that return to this page. */
export async function findLatest(visitorId: string, returnsTo: DanReturn): Promise<Last | null> {
  const purposes = JSON.stringify(listPurposesOf(returnsTo));
  const row = await findRow(DB, bind(findLast, { visitorId, purposes, settled: 0 }));
  return row && toLast(row);
}
