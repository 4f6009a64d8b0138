import type { AttemptRow, VerificationRow } from '#db/schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
import { hashText, hashWithKey } from '#lib/hash.ts';
import { DB, settings } from '#env.ts';
import { type DanFlow, type DanReturn, isDanFlow, listFlowsOf } from './flows.ts';

export type DanOutcome = NonNullable<AttemptRow['outcome']>;

export const stateSeconds = 10 * 60;
/** How long a verification opens the flow that it was made for, if the session lasts. */
export const holdSeconds = 30 * 60;
/** Ways to the provider that one session may begin in ten minutes. */
export const maxAttempts = 10;
/** How long the page after tells how it went; then a sweep takes the attempt away. */
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
const untilEnd = `verified_at + ${holdSeconds * 1000}`;

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

const findHolding = statement<Key & { now: number }, Verification>(
  `SELECT verified_at AS "verifiedAt", min(expires_at, ${untilEnd}) AS "holdsUntil"
   FROM dan_verification JOIN session ON id = session_id
   WHERE session_id = :sessionId AND flow = :flow AND isdn IS NOT NULL AND expires_at > :now
     AND ${untilEnd} > :now`,
);

/** False where the session has begun too many, or is over. */
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
 * Takes the state in: the only way past it, and only once, however many bring it at the same moment. Null for one
 * that is unknown, used, too old, of another session, of a session that is over, or of a flow that returns elsewhere.
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

/** `registerNumber` only beside `verified`; of it a keyed hash is stored. */
export type Settled =
  | { outcome: 'verified'; registerNumber: string }
  | { outcome: Exclude<DanOutcome, 'verified'> };

/**
 * Outcome and verification in one batch; an attempt that was not taken, or is settled already, changes nothing. Once
 * somebody else has shown up, what was verified before does not hold any more either.
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

/** How the latest finished attempt of this flow went. */
export async function findOutcome(sessionId: string, flow: DanFlow): Promise<DanOutcome | null> {
  const row = await findRow(DB, bind(findLastOutcome, { sessionId, flow }));
  return row?.outcome ?? null;
}

/** The flow that this session last left for the provider by, of those that return here. */
export async function findLatestFlow(
  sessionId: string,
  returnsTo: DanReturn,
): Promise<DanFlow | null> {
  const flows = JSON.stringify(listFlowsOf(returnsTo));
  const row = await findRow(DB, bind(findLastFlow, { sessionId, flows }));
  return row && isDanFlow(row.flow) ? row.flow : null;
}

export interface Verification extends Pick<VerificationRow, 'verifiedAt'> {
  /** To the millisecond, and never longer than the session. */
  holdsUntil: number;
}

export function findVerification(
  sessionId: string,
  flow: DanFlow,
  now: number,
): Promise<Verification | null> {
  return findRow(DB, bind(findHolding, { sessionId, flow, now }));
}
