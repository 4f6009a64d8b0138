import type { D1Database } from '@cloudflare/workers-types';
import type { ChallengeRow } from '#db/schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
import { attempts, caps } from './caps.ts';

/** Times are in UTC milliseconds. */
export type Challenge = Pick<
  ChallengeRow,
  'id' | 'isdn' | 'attemptsLeft' | 'state' | 'issuedAt' | 'expiresAt'
>;

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

interface Attempt extends Owner {
  id: string;
  codeHash: string;
  now: number;
}

const columns = `id, isdn, attempts_left AS "attemptsLeft", state, issued_at AS "issuedAt",
  expires_at AS "expiresAt"`;

const count = (of: string, ms: number) =>
  `(SELECT count(*) FROM tan_issue WHERE ${of}at > :issuedAt - ${ms})`;

/** Finds codes of the last half hour that were the third within a quarter of an hour. */
const burst = (now: string) => `SELECT third.at FROM tan_issue AS third
  WHERE third.subject = :subject AND third.at > ${now} - ${caps.lockMs} AND (
    SELECT count(*) FROM tan_issue AS near WHERE near.subject = third.subject
    AND near.at <= third.at AND near.at > third.at - ${caps.burstMs}) >= ${caps.burst}`;

/** Checks all caps and counts the code in one statement, so that simultaneous requests can not exceed a cap. */
const issue = statement<NewChallenge>(
  `INSERT INTO tan_issue (id, subject, session_id, network, at)
   SELECT :id, :subject, :sessionId, :network, :issuedAt
   WHERE ${count('subject = :subject AND ', caps.pauseMs)} = 0
   AND NOT EXISTS (${burst(':issuedAt')})
   AND ${count('subject = :subject AND ', caps.hourMs)} < ${caps.hourly}
   AND ${count('subject = :subject AND ', caps.dayMs)} < ${caps.daily}
   AND ${count('session_id = :sessionId AND ', caps.hourMs)} < ${caps.sessionHourly}
   AND ${count('network = :network AND ', caps.hourMs)} < :networkHourly
   AND ${count('', caps.everybodyMs)} < ${caps.everybody}`,
);

const whereIssued = 'EXISTS (SELECT 1 FROM tan_issue WHERE id = :id)';

const replaceOpen = statement<NewChallenge>(
  `UPDATE tan_challenge SET state = 'replaced'
   WHERE session_id = :sessionId AND purpose = :purpose AND state = 'open' AND ${whereIssued}`,
);

const insertIssued = statement<NewChallenge, { id: string }>(
  `INSERT INTO tan_challenge (id, session_id, purpose, isdn, code_hash, issued_at, expires_at, attempts_left)
   SELECT :id, :sessionId, :purpose, :isdn, :codeHash, :issuedAt, :expiresAt, ${attempts} WHERE ${whereIssued}
   RETURNING id`,
);

const findIssued = statement<
  { subject: string; now: number },
  { last: number | null; third: number | null }
>(
  `SELECT (SELECT max(at) FROM tan_issue WHERE subject = :subject) AS last,
   (SELECT max(at) FROM (${burst(':now')})) AS third`,
);

const markUnsent = statement<{ id: string }>(
  `UPDATE tan_challenge SET state = 'unsent' WHERE id = :id AND state = 'open'`,
);
const forgetIssue = statement<{ id: string }>('DELETE FROM tan_issue WHERE id = :id');

const findLatest = statement<Owner, Challenge>(
  `SELECT ${columns} FROM tan_challenge WHERE session_id = :sessionId AND purpose = :purpose
   ORDER BY issued_at DESC, id LIMIT 1`,
);

const spend = statement<Attempt, Challenge>(
  `UPDATE tan_challenge SET
     state = CASE WHEN code_hash = :codeHash THEN 'used' WHEN attempts_left <= 1 THEN 'locked' ELSE 'open' END,
     attempts_left = CASE WHEN code_hash = :codeHash THEN attempts_left ELSE attempts_left - 1 END
   WHERE id = :id AND session_id = :sessionId AND purpose = :purpose AND state = 'open'
     AND attempts_left > 0 AND expires_at > :now
   RETURNING ${columns}`,
);

/** Inserts the challenge unless a cap is reached; it is then the only open one of its session and purpose. */
export async function insertChallenge(db: D1Database, given: NewChallenge): Promise<boolean> {
  const { written } = await batch(db, {
    issued: bind(issue, given),
    replaced: bind(replaceOpen, given),
    written: bind(insertIssued, given),
  });
  return written.length > 0;
}

/** When the caps of a number allow the next code, in UTC milliseconds; times in the past mean now. */
export async function findWait(
  db: D1Database,
  subject: string,
  now: number,
): Promise<{ pauseEndsAt: number; lockEndsAt: number }> {
  const row = await findRow(db, bind(findIssued, { subject, now }));
  return {
    pauseEndsAt: (row?.last ?? -caps.pauseMs) + caps.pauseMs,
    lockEndsAt: (row?.third ?? -caps.lockMs) + caps.lockMs,
  };
}

/** Called when the service surely did not accept the message: the code no longer counts towards the caps. */
export async function revokeChallenge(db: D1Database, id: string): Promise<void> {
  await batch(db, { marked: bind(markUnsent, { id }), forgotten: bind(forgetIssue, { id }) });
}

/** The newest challenge of the session for this purpose, in any state. */
export function findNewest(db: D1Database, owner: Owner): Promise<Challenge | null> {
  return findRow(db, bind(findLatest, owner));
}

/**
 * Counts the attempt and compares the code in one statement, so that of simultaneous attempts three are compared and
 * one is accepted. Null when the challenge is not open any more, or not of this session.
 */
export function spendAttempt(db: D1Database, attempt: Attempt): Promise<Challenge | null> {
  return findRow(db, bind(spend, attempt));
}
