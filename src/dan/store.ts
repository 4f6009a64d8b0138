import { hashText } from '#domain/hash-text.ts';
import { hashWithKey } from '#domain/keyed-hash.ts';
import { DB, settings } from '#env.ts';
import { type DanFlow, type DanReturn, isDanFlow, listFlowsOf } from './flows.ts';

export type DanOutcome = 'verified' | 'mismatch' | 'cancelled' | 'failed';

export const stateSeconds = 10 * 60;
/** How long a verification opens the flow that it was made for, if the session lasts. */
export const holdSeconds = 30 * 60;
/** Ways to the provider that one session may begin in ten minutes. */
export const mostAttempts = 10;
/** How long the page after tells how it went. */
const outcomeSeconds = 60 * 60;

export interface Attempt {
  state: string;
  sessionId: string;
  flow: DanFlow;
  redirectUri: string;
}

const isLive = `EXISTS (SELECT 1 FROM session WHERE id = ?1 AND isdn IS NOT NULL AND expires_at > ?2)`;
const recentAttempts = `SELECT count(*) FROM dan_attempt WHERE session_id = ?1 AND created_at > ?2 - ${stateSeconds * 1000}`;

/** False where the session has begun too many, or is over. */
export async function insertAttempt(attempt: Attempt, now: number): Promise<boolean> {
  const [, inserted] = await DB.batch([
    DB.prepare('DELETE FROM dan_attempt WHERE created_at <= ?1').bind(now - outcomeSeconds * 1000),
    DB.prepare(
      `INSERT INTO dan_attempt (state_hash, session_id, flow, redirect_uri, created_at, expires_at)
       SELECT ?3, ?1, ?4, ?5, ?2, ?6 WHERE ${isLive} AND (${recentAttempts}) < ${mostAttempts}
       RETURNING flow`,
    ).bind(
      attempt.sessionId,
      now,
      await hashText(attempt.state),
      attempt.flow,
      attempt.redirectUri,
      now + stateSeconds * 1000,
    ),
  ]);
  return inserted?.results.length === 1;
}

export async function mayAttempt(sessionId: string, now: number): Promise<boolean> {
  const row = await DB.prepare(`SELECT (${recentAttempts}) AS n`)
    .bind(sessionId, now)
    .first<{ n: number }>();
  return (row?.n ?? 0) < mostAttempts;
}

/**
 * Takes the state in: the only way past it, and only once, however many bring it at the same moment. Null for one
 * that is unknown, used, too old, of another session, of a session that is over, or of a flow that returns elsewhere.
 */
export async function takeAttempt(
  given: { state: string; sessionId: string; returnsTo: DanReturn },
  now: number,
): Promise<{ flow: DanFlow; redirectUri: string } | null> {
  const row = await DB.prepare(
    `UPDATE dan_attempt SET used_at = ?2
     WHERE state_hash = ?3 AND session_id = ?1 AND used_at IS NULL AND expires_at > ?2 AND ${isLive}
       AND flow IN (SELECT value FROM json_each(?4))
     RETURNING flow, redirect_uri AS "redirectUri"`,
  )
    .bind(
      given.sessionId,
      now,
      await hashText(given.state),
      JSON.stringify(listFlowsOf(given.returnsTo)),
    )
    .first<{ flow: string; redirectUri: string }>();
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
  const stateHash = await hashText(state);
  const open = `state_hash = ?3 AND session_id = ?1 AND flow = ?4 AND used_at IS NOT NULL AND outcome IS NULL`;
  await DB.batch([
    ...(settled.outcome === 'verified'
      ? [
          DB.prepare(
            `INSERT INTO dan_verification (session_id, flow, register_hmac, verified_at)
             SELECT ?1, ?4, ?5, ?2 FROM dan_attempt WHERE ${open} AND ${isLive}
             ON CONFLICT (session_id, flow) DO UPDATE
               SET register_hmac = excluded.register_hmac, verified_at = excluded.verified_at`,
          ).bind(
            sessionId,
            now,
            stateHash,
            flow,
            await hashWithKey(settings().DAN_PEPPER, settled.registerNumber),
          ),
        ]
      : []),
    ...(settled.outcome === 'mismatch'
      ? [
          DB.prepare(
            `DELETE FROM dan_verification WHERE session_id = ?1 AND flow = ?2
               AND EXISTS (SELECT 1 FROM dan_attempt WHERE ${open})`,
          ).bind(sessionId, flow, stateHash, flow),
        ]
      : []),
    DB.prepare(`UPDATE dan_attempt SET outcome = ?2 WHERE ${open}`).bind(
      sessionId,
      settled.outcome,
      stateHash,
      flow,
    ),
  ]);
}

/** How the latest finished attempt of this flow went. */
export async function findOutcome(sessionId: string, flow: DanFlow): Promise<DanOutcome | null> {
  const row = await DB.prepare(
    `SELECT outcome FROM dan_attempt WHERE session_id = ?1 AND flow = ?2 AND outcome IS NOT NULL
     ORDER BY used_at DESC LIMIT 1`,
  )
    .bind(sessionId, flow)
    .first<{ outcome: DanOutcome }>();
  return row?.outcome ?? null;
}

/** The flow that this session last left for the provider by, of those that return here. */
export async function findLatestFlow(
  sessionId: string,
  returnsTo: DanReturn,
): Promise<DanFlow | null> {
  const row = await DB.prepare(
    `SELECT flow FROM dan_attempt WHERE session_id = ?1
       AND flow IN (SELECT value FROM json_each(?2)) ORDER BY created_at DESC LIMIT 1`,
  )
    .bind(sessionId, JSON.stringify(listFlowsOf(returnsTo)))
    .first<{ flow: string }>();
  return row && isDanFlow(row.flow) ? row.flow : null;
}

export interface Verification {
  /** Milliseconds since 1970. */
  verifiedAt: number;
  /** To the millisecond, and never longer than the session. */
  holdsUntil: number;
}

export async function findVerification(
  sessionId: string,
  flow: DanFlow,
  now: number,
): Promise<Verification | null> {
  return DB.prepare(
    `SELECT verified_at AS "verifiedAt", min(expires_at, verified_at + ${holdSeconds * 1000}) AS "holdsUntil"
     FROM dan_verification JOIN session ON id = session_id
     WHERE session_id = ?1 AND flow = ?2 AND isdn IS NOT NULL AND expires_at > ?3
       AND verified_at + ${holdSeconds * 1000} > ?3`,
  )
    .bind(sessionId, flow, now)
    .first<Verification>();
}
