import type { D1Database } from '@cloudflare/workers-types';
import type { ChallengeRow } from '#db/tan-schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
import { insertNewcomer, type Newcomer } from '../session/newcomer-store.ts';
import { attempts, caps } from './caps.ts';
import {
  explainToKnown,
  explainToStranger,
  issueToKnown,
  issueToStranger,
  type NewIssue,
  type OthersCaps,
} from './statements.ts';

/** Whom a code is sent to: a number of ours by SMS, or an e-mail address. */
export type Subject = Pick<ChallengeRow, 'channel' | 'address'>;

/** Times are in UTC milliseconds. */
export type Challenge = Subject &
  Pick<ChallengeRow, 'id' | 'attemptsLeft' | 'state' | 'issuedAt' | 'expiresAt'>;

export interface Owner {
  visitorId: string;
  purpose: string;
}

export interface NewChallenge extends Owner, Subject {
  id: string;
  /** Of a word that the customer has to send, that of number and word. */
  codeHash: string;
  issuedAt: number;
  expiresAt: number;
}

interface Attempt extends Owner {
  id: string;
  codeHash: string;
  now: number;
}

const columns = `id, channel, address, attempts_left AS "attemptsLeft", state,
  issued_at AS "issuedAt", expires_at AS "expiresAt"`;

const whereIssued = 'EXISTS (SELECT 1 FROM tan_issue WHERE id = :id)';

const replaceOpen = (condition: string) =>
  statement<NewChallenge>(
    `UPDATE tan_challenge SET state = 'replaced' WHERE visitor_id = :visitorId
     AND purpose = :purpose AND state IN ('open', 'waiting', 'confirmed') AND ${condition}`,
  );
const insertAs = (state: 'open' | 'waiting', condition: string) =>
  statement<NewChallenge, { id: string }>(
    `INSERT INTO tan_challenge
       (id, visitor_id, purpose, channel, address, code_hash, issued_at, expires_at, attempts_left, state)
     SELECT :id, :visitorId, :purpose, :channel, :address, :codeHash, :issuedAt, :expiresAt,
       ${attempts}, '${state}' WHERE ${condition} RETURNING id`,
  );

const replaceIfIssued = replaceOpen(whereIssued);
const insertIfIssued = insertAs('open', whereIssued);
const replaceAny = replaceOpen('1');
const insertWaiting = insertAs('waiting', '1');

const insertIfIssuedTo = insertNewcomer<{ issueId: string }>(
  'EXISTS (SELECT 1 FROM tan_issue WHERE id = :issueId)',
);

const markUnsent = statement<{ id: string }>(
  `UPDATE tan_challenge SET state = 'unsent' WHERE id = :id AND state = 'open'`,
);
const forgetIssue = statement<{ id: string }>('DELETE FROM tan_issue WHERE id = :id');

const findLatest = statement<Owner, Challenge>(
  `SELECT ${columns} FROM tan_challenge WHERE visitor_id = :visitorId AND purpose = :purpose
   ORDER BY issued_at DESC, state = 'replaced', id LIMIT 1`,
);

const spend = statement<Attempt, Challenge>(
  `UPDATE tan_challenge SET
     state = CASE WHEN code_hash = :codeHash THEN 'used' WHEN attempts_left <= 1 THEN 'locked' ELSE 'open' END,
     attempts_left = CASE WHEN code_hash = :codeHash THEN attempts_left ELSE attempts_left - 1 END
   WHERE id = :id AND visitor_id = :visitorId AND purpose = :purpose AND state = 'open'
     AND attempts_left > 0 AND expires_at > :now
   RETURNING ${columns}`,
);

const confirm = statement<{ codeHash: string; inboundId: string; now: number }, { id: string }>(
  `UPDATE tan_challenge SET inbound_id = :inboundId,
     state = CASE state WHEN 'waiting' THEN 'confirmed' ELSE state END
   WHERE code_hash = :codeHash AND (inbound_id = :inboundId OR (state = 'waiting'
     AND expires_at > :now AND NOT EXISTS (SELECT 1 FROM tan_challenge WHERE inbound_id = :inboundId)))
   RETURNING id`,
);

const use = statement<Owner & { now: number }, Challenge>(
  `UPDATE tan_challenge SET state = 'used' WHERE visitor_id = :visitorId AND purpose = :purpose
     AND state = 'confirmed' AND expires_at > :now
   RETURNING ${columns}`,
);

/** Inserts the challenge unless a cap is reached; it is then the only open one of its visitor and purpose. */
export async function insertChallenge(
  db: D1Database,
  challenge: NewChallenge,
  issue: NewIssue,
  newcomer?: Newcomer | null,
): Promise<boolean> {
  const who = newcomer && { ...newcomer, issueId: issue.id };
  const { written } = await batch(db, {
    issued: bind(issue.browser === null ? issueToStranger : issueToKnown, issue),
    visitor: who ? bind(insertIfIssuedTo.visitor, who) : undefined,
    session: who ? bind(insertIfIssuedTo.session, who) : undefined,
    replaced: bind(replaceIfIssued, challenge),
    written: bind(insertIfIssued, challenge),
  });
  return written.length > 0;
}

/** Inserts a challenge that waits for the customer's SMS. Nothing is sent, so it counts towards no cap. */
export async function insertWaitingChallenge(db: D1Database, given: NewChallenge): Promise<void> {
  await batch(db, { replaced: bind(replaceAny, given), written: bind(insertWaiting, given) });
}

/** Why a code was refused: until when by one's own requests, and by which caps of others. */
export interface Refusal extends OthersCaps {
  pauseEndsAt: number;
  lockEndsAt: number;
}

/** Times are in UTC milliseconds; those in the past mean now. */
export async function findRefusal(db: D1Database, issue: NewIssue): Promise<Refusal> {
  const explain = issue.browser === null ? explainToStranger : explainToKnown;
  const row = await findRow(db, bind(explain, issue));
  if (!row) throw new Error('a statement that always has a row had none');
  const { last, third, fifth, ...others } = row;
  const endOf = (at: number | null, ms: number) => (at === null ? 0 : at + ms);
  return {
    ...others,
    pauseEndsAt: endOf(last, caps.pauseMs),
    lockEndsAt: Math.max(endOf(third, caps.lockMs), endOf(fifth, caps.hourMs)),
  };
}

/** Called when the service surely did not accept the message: the code no longer counts towards the caps. */
export async function revokeChallenge(db: D1Database, id: string): Promise<void> {
  await batch(db, { marked: bind(markUnsent, { id }), forgotten: bind(forgetIssue, { id }) });
}

/** The newest challenge of the visitor for this purpose, in any state. */
export function findNewest(db: D1Database, owner: Owner): Promise<Challenge | null> {
  return findRow(db, bind(findLatest, owner));
}

/**
 * Counts the attempt and compares the code in one statement, so that of simultaneous attempts three are compared and
 * one is accepted. Null when the challenge is not open any more, or not of this visitor.
 */
export function spendAttempt(db: D1Database, attempt: Attempt): Promise<Challenge | null> {
  return findRow(db, bind(spend, attempt));
}

/** Confirms the challenge that waits for this word from this number; the same message may come again. */
export async function confirmByInbound(
  db: D1Database,
  given: { codeHash: string; inboundId: string; now: number },
): Promise<boolean> {
  return (await findRow(db, bind(confirm, given))) !== null;
}

/** Null unless the visitor's SMS has arrived; it counts once. */
export function useConfirmed(
  db: D1Database,
  owner: Owner & { now: number },
): Promise<Challenge | null> {
  return findRow(db, bind(use, owner));
}
