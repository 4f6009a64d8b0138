import type { D1Database } from '@cloudflare/workers-types';
import { caps, keptMs } from './caps.ts';

export interface Challenge {
  id: string;
  isdn: string;
  attemptsLeft: number;
  state: 'open' | 'used' | 'locked' | 'replaced' | 'unsent';
  /** Milliseconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

export interface Owner {
  sessionId: string;
  purpose: string;
}

export interface NewChallenge extends Owner {
  id: string;
  isdn: string;
  codeHash: string;
  issuedAt: number;
  expiresAt: number;
  /** Keyed hashes. */
  subject: string;
  network: string;
  networkHourly: number;
}

const columns = `id, isdn, attempts_left AS "attemptsLeft", state, issued_at AS "issuedAt",
  expires_at AS "expiresAt"`;

const since = (ms: number) => `at > ?5 - ${ms}`;
const count = (of: string, ms: number) =>
  `(SELECT count(*) FROM tan_issue WHERE ${of}${since(ms)})`;

/** The third of three within a quarter of an hour, in the last half hour. */
const burst = (subject: string, now: string) => `SELECT third.at FROM tan_issue AS third
  WHERE third.subject = ${subject} AND third.at > ${now} - ${caps.lockMs} AND (
    SELECT count(*) FROM tan_issue AS near WHERE near.subject = third.subject
    AND near.at <= third.at AND near.at > third.at - ${caps.burstMs}) >= ${caps.burst}`;

/** All caps and the counting itself in one statement: of any number at once only so many get through. */
const ISSUE = `INSERT INTO tan_issue (id, subject, session_id, network, at)
  SELECT ?1, ?2, ?3, ?4, ?5
  WHERE ${count('subject = ?2 AND ', caps.pauseMs)} = 0
  AND NOT EXISTS (${burst('?2', '?5')})
  AND ${count('subject = ?2 AND ', caps.hourMs)} < ${caps.hourly}
  AND ${count('subject = ?2 AND ', caps.dayMs)} < ${caps.daily}
  AND ${count('session_id = ?3 AND ', caps.hourMs)} < ${caps.sessionHourly}
  AND ${count('network = ?4 AND ', caps.hourMs)} < ?6
  AND ${count('', caps.everybodyMs)} < ${caps.everybody}`;

const whereIssued = 'EXISTS (SELECT 1 FROM tan_issue WHERE id = ?1)';

/** Writes the challenge if no cap forbids it; then it is the only open one of its session and purpose. */
export async function putChallenge(db: D1Database, given: NewChallenge): Promise<boolean> {
  const { id, sessionId, purpose, isdn, codeHash, issuedAt, expiresAt, subject, network } = given;
  const results = await db.batch([
    db.prepare('DELETE FROM tan_challenge WHERE expires_at <= ?1').bind(issuedAt - keptMs),
    db.prepare('DELETE FROM tan_issue WHERE at <= ?1').bind(issuedAt - caps.dayMs),
    db.prepare(ISSUE).bind(id, subject, sessionId, network, issuedAt, given.networkHourly),
    db
      .prepare(
        `UPDATE tan_challenge SET state = 'replaced'
         WHERE session_id = ?2 AND purpose = ?3 AND state = 'open' AND ${whereIssued}`,
      )
      .bind(id, sessionId, purpose),
    db
      .prepare(
        `INSERT INTO tan_challenge (id, session_id, purpose, isdn, code_hash, issued_at, expires_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE ${whereIssued} RETURNING id`,
      )
      .bind(id, sessionId, purpose, isdn, codeHash, issuedAt, expiresAt),
  ]);
  return (results[4]?.results.length ?? 0) > 0;
}

/** Until when a number has to wait, if it is the number that has to. */
export async function findWait(
  db: D1Database,
  subject: string,
  now: number,
): Promise<{ pausedUntil: number; lockedUntil: number }> {
  const row = await db
    .prepare(
      `SELECT (SELECT max(at) FROM tan_issue WHERE subject = ?1) AS last,
       (SELECT max(at) FROM (${burst('?1', '?2')})) AS third`,
    )
    .bind(subject, now)
    .first<{ last: number | null; third: number | null }>();
  return {
    pausedUntil: (row?.last ?? -caps.pauseMs) + caps.pauseMs,
    lockedUntil: (row?.third ?? -caps.lockMs) + caps.lockMs,
  };
}

/** The service surely did not take the message: the code counts for nothing, and another may be asked for. */
export async function takeBack(db: D1Database, id: string): Promise<void> {
  await db.batch([
    db
      .prepare(`UPDATE tan_challenge SET state = 'unsent' WHERE id = ?1 AND state = 'open'`)
      .bind(id),
    db.prepare('DELETE FROM tan_issue WHERE id = ?1').bind(id),
  ]);
}

/** The newest challenge of the session for this purpose, whatever has become of it. */
export function findNewest(
  db: D1Database,
  { sessionId, purpose }: Owner,
): Promise<Challenge | null> {
  return db
    .prepare(
      `SELECT ${columns} FROM tan_challenge WHERE session_id = ?1 AND purpose = ?2
       ORDER BY issued_at DESC, id LIMIT 1`,
    )
    .bind(sessionId, purpose)
    .first<Challenge>();
}

/**
 * One statement counts the attempt and compares: however many come at once, three are looked at and one is
 * accepted. Null when the challenge is not open any more, or not this session's.
 */
export function spendAttempt(
  db: D1Database,
  { id, sessionId, purpose, codeHash, now }: Owner & { id: string; codeHash: string; now: number },
): Promise<Challenge | null> {
  return db
    .prepare(
      `UPDATE tan_challenge SET
         state = CASE WHEN code_hash = ?2 THEN 'used' WHEN attempts_left <= 1 THEN 'locked' ELSE 'open' END,
         attempts_left = CASE WHEN code_hash = ?2 THEN attempts_left ELSE attempts_left - 1 END
       WHERE id = ?1 AND session_id = ?3 AND purpose = ?4 AND state = 'open' AND attempts_left > 0
         AND expires_at > ?5
       RETURNING ${columns}`,
    )
    .bind(id, codeHash, sessionId, purpose, now)
    .first<Challenge>();
}
