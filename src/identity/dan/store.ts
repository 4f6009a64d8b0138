import type { AttemptRow, VerificationRow } from '#db/schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
import { hashText, hashWithKey } from '#lib/hash.ts';
import { DB, settings } from '#env.ts';
import { type DanFlow, type DanReturn, isDanFlow, listFlowsOf } from './flows.ts';

export type DanOutcome = NonNullable<AttemptRow['outcome']>;

export const stateSeconds = 10 * 60;
/** How long a verification is valid for its flow, unless the session expires before. */
export const verificationSeconds = 30 * 60;
/** How many attempts one session may begin in ten minutes. */
export const maxAttempts = 10;
/** How long the outcome can be shown before the sweep deletes the attempt. */
export const outcomeSeconds = 60 * 60;

export interface Attempt {
  state: string;
  sessionId: string;
  flow: DanFlow;
  redirectUri: string;
}

type Key = Pick<AttemptRow, 'sessionId' | 'flow'>;
type OfSession = Pick<AttemptRow, 'sessionId'> & { now: number };

const isLive = `EXISTS (SELECT 1 FROM session
  WHERE id = :sessionId AND isdn IS NOT NULL AND expires_at > :now)`;
const recentAttempts = `SELECT count(*) FROM dan_attempt
  WHERE session_id = :sessionId AND created_at > :now - ${stateSeconds * 1000}`;
const verificationEnd = `verified_at + ${verificationSeconds * 1000}`;

const beginAttempt = statement<
  OfSession & Pick<AttemptRow, 'stateHash' | 'flow' | 'redirectUri' | 'expiresAt'>,
  Pick<AttemptRow, 'flow'>
>(
  `INSERT INTO dan_attempt (state_hash, session_id, flow, redirect_uri, created_at, expires_at)
   SELECT :stateHash, :sessionId, :flow, :redirectUri, :now, :expiresAt
   WHERE ${isLive} AND (${recentAttempts}) < ${maxAttempts}
   RETURNING flow`,
);

const countAttempts = statement<OfSession, { n: number }>(`SELECT (${recentAttempts}) AS n`);

const useAttempt = statement<
  OfSession & { stateHash: string; flows: string },
  Pick<AttemptRow, 'flow' | 'redirectUri'>
>(
  `UPDATE dan_attempt SET used_at = :now
   WHERE state_hash = :stateHash AND session_id = :sessionId AND used_at IS NULL
     AND expires_at > :now AND ${isLive} AND flow IN (SELECT value FROM json_each(:flows))
   RETURNING flow, redirect_uri AS "redirectUri"`,
);

type OpenAttempt = Key & Pick<AttemptRow, 'stateHash'>;

const isOpen = `state_hash = :stateHash AND session_id = :sessionId AND flow = :flow
  AND used_at IS NOT NULL AND outcome IS NULL`;

const verify = statement<OpenAttempt & { now: number; registerHmac: string }>(
  `INSERT INTO dan_verification (session_id, flow, register_hmac, verified_at)
   SELECT :sessionId, :flow, :registerHmac, :now FROM dan_attempt WHERE ${isOpen} AND ${isLive}
   ON CONFLICT (session_id, flow) DO UPDATE
     SET register_hmac = excluded.register_hmac, verified_at = excluded.verified_at`,
);
const forgetVerified = statement<OpenAttempt>(
  `DELETE FROM dan_verification WHERE session_id = :sessionId AND flow = :flow
     AND EXISTS (SELECT 1 FROM dan_attempt WHERE ${isOpen})`,
);
const settle = statement<OpenAttempt & { outcome: DanOutcome }>(
  `UPDATE dan_attempt SET outcome = :outcome WHERE ${isOpen}`,
);

const findLastOutcome = statement<Key, { outcome: DanOutcome }>(
  `SELECT outcome FROM dan_attempt
   WHERE session_id = :sessionId AND flow = :flow AND outcome IS NOT NULL
   ORDER BY used_at DESC LIMIT 1`,
);

const findLastFlow = statement<{ sessionId: string; flows: string }, Pick<AttemptRow, 'flow'>>(
  `SELECT flow FROM dan_attempt WHERE session_id = :sessionId
     AND flow IN (SELECT value FROM json_each(:flows)) ORDER BY created_at DESC LIMIT 1`,
);

const findValid = statement<Key & { now: number }, Verification>(
  `SELECT verified_at AS "verifiedAt", min(expires_at, ${verificationEnd}) AS "expiresAt"
   FROM dan_verification JOIN session ON id = session_id
   WHERE session_id = :sessionId AND flow = :flow AND isdn IS NOT NULL AND expires_at > :now
     AND ${verificationEnd} > :now`,
);

/** False where the session has begun too many attempts, has expired, or has no number. */
export async function insertAttempt(attempt: Attempt, now: number): Promise<boolean> {
  const { state, ...rest } = attempt;
  const stateHash = await hashText(state);
  const expiresAt = now + stateSeconds * 1000;
  const inserted = await findRow(DB, bind(beginAttempt, { ...rest, stateHash, now, expiresAt }));
  return inserted !== null;
}

export async function mayAttempt(sessionId: string, now: number): Promise<boolean> {
  const row = await findRow(DB, bind(countAttempts, { sessionId, now }));
  return (row?.n ?? 0) < maxAttempts;
}

/**
 * Marks the attempt of a state as used, once only, also when many requests bring it at the same moment. Null for a
 * state that is unknown, used, expired, of another or an expired session, or of a flow that returns to another page.
 */
export async function takeAttempt(
  { state, sessionId, returnsTo }: { state: string; sessionId: string; returnsTo: DanReturn },
  now: number,
): Promise<{ flow: DanFlow; redirectUri: string } | null> {
  const stateHash = await hashText(state);
  const flows = JSON.stringify(listFlowsOf(returnsTo));
  const row = await findRow(DB, bind(useAttempt, { sessionId, stateHash, flows, now }));
  return row && isDanFlow(row.flow) ? { flow: row.flow, redirectUri: row.redirectUri } : null;
}

/** Only a keyed hash of `registerNumber` is stored. */
export type Settled =
  | { outcome: 'verified'; registerNumber: string }
  | { outcome: Exclude<DanOutcome, 'verified'> };

/**
 * Stores outcome and verification in one batch; changes nothing if the attempt was not taken or is settled already. A
 * mismatch also deletes an earlier verification, because somebody else is using the session.
 */
export async function settleAttempt(
  { state, sessionId, flow }: Omit<Attempt, 'redirectUri'>,
  settled: Settled,
  now: number,
): Promise<void> {
  const open = { stateHash: await hashText(state), sessionId, flow };
  const { outcome } = settled;
  const registerHmac =
    outcome === 'verified'
      ? await hashWithKey(settings().DAN_PEPPER, settled.registerNumber)
      : undefined;
  await batch(DB, {
    verified: registerHmac === undefined ? undefined : bind(verify, { ...open, now, registerHmac }),
    forgotten: outcome === 'mismatch' ? bind(forgetVerified, open) : undefined,
    settled: bind(settle, { ...open, outcome }),
  });
}

/** The outcome of the latest finished attempt of this flow. */
export async function findOutcome(sessionId: string, flow: DanFlow): Promise<DanOutcome | null> {
  const row = await findRow(DB, bind(findLastOutcome, { sessionId, flow }));
  return row?.outcome ?? null;
}

/** The flow of this session's latest attempt, among the flows that return to this page. */
export async function findLatestFlow(
  sessionId: string,
  returnsTo: DanReturn,
): Promise<DanFlow | null> {
  const flows = JSON.stringify(listFlowsOf(returnsTo));
  const row = await findRow(DB, bind(findLastFlow, { sessionId, flows }));
  return row && isDanFlow(row.flow) ? row.flow : null;
}

export interface Verification extends Pick<VerificationRow, 'verifiedAt'> {
  /** In UTC milliseconds; never later than the session's own. */
  expiresAt: number;
}

export function findVerification(
  sessionId: string,
  flow: DanFlow,
  now: number,
): Promise<Verification | null> {
  return findRow(DB, bind(findValid, { sessionId, flow, now }));
}
