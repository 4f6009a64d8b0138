import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { OutboxRow } from '#db/operation-schema.ts';
import { type Bound, bind, readRows, run, statement } from '#db/statement.ts';
import { log } from '#lib/log.ts';
import type { Outcome } from '#lib/outcome.ts';
import { type Operation, isClaimed } from './operation.ts';

/** Why a message was not taken: a kind of failure, and the status that was answered, never the answer itself. */
interface Refusal {
  kind: string;
  status?: number | undefined;
  retryAfterMs?: number | undefined;
}

/** What messages of one topic hold, and who takes them. `Body` is never set; it carries the type for `putMessage`. */
export interface Topic<Body> {
  readonly name: string;
  readonly send: (text: string, key: string) => Promise<Refusal | null>;
  readonly body?: (body: Body) => void;
}

/** `send` has its effect once for one key, or is able to find out whether it had it. */
export function topic<Schema extends v.GenericSchema>(
  name: string,
  body: Schema,
  send: (body: v.InferOutput<Schema>, key: string) => Promise<Outcome<unknown, Error & Refusal>>,
): Topic<v.InferInput<Schema>> {
  return {
    name,
    send: async (text, key) => {
      const parsed = v.safeParse(body, JSON.parse(text));
      if (!parsed.success) return { kind: 'body', status: 422 };
      const outcome = await send(parsed.output, key);
      return outcome.ok ? null : outcome.error;
    },
  };
}

export type Topics = readonly Topic<never>[];

const leaseMs = 60_000;
const maxAttempts = 20;
const firstPauseMs = 10_000;
const maxPauseMs = 60 * 60_000;
/** How many are claimed together, and so sent at the same time. A worker has six connections. */
const claimRows = 6;
const maxRows = 200;
/** After this no more are claimed, so that a run ends within 20 s also when the last calls take their longest. */
const runMs = 15_000;

type Message = Pick<OutboxRow, 'id' | 'topic' | 'body' | 'key' | 'attempts'>;
interface Claim {
  now: number;
  leaseUntil: number;
  rows: number;
}

type Sent = Pick<OutboxRow, 'id' | 'attempts'>;

type Put = Pick<OutboxRow, 'topic' | 'body' | 'key'> & { now: number };

const putSql = (where: string) =>
  `INSERT INTO outbox (topic, body, key, created_at, next_at) SELECT :topic, :body, :key, :now, :now
   WHERE ${where} ON CONFLICT (key) DO NOTHING`;
const put = statement<Put>(putSql('true'));
const putClaimed = statement<Put & Operation>(putSql(isClaimed));
const putAfterChange = statement<Put>(putSql('changes() = 1'));
const claimed = `UPDATE outbox SET attempts = attempts + 1, next_at = :leaseUntil`;
const returned = 'RETURNING id, topic, body, key, attempts';
const claimDue = statement<Claim, Message>(
  `${claimed} WHERE id IN (SELECT id FROM outbox WHERE state = 'due' AND next_at <= :now
   ORDER BY next_at LIMIT :rows) ${returned}`,
);
const claimNamed = statement<Claim & { keys: string }, Message>(
  `${claimed} WHERE id IN (SELECT id FROM outbox WHERE state = 'due' AND next_at <= :now
   AND key IN (SELECT value FROM json_each(:keys)) LIMIT :rows) ${returned}`,
);
/** The body, which may be personal, is needed no longer. */
const markDone = statement<Sent & { now: number }>(
  `UPDATE outbox SET state = 'done', done_at = :now, stuck_at = NULL, body = ''
   WHERE id = :id AND state <> 'done'`,
);
/** Compares the attempts, because whoever took over from this one may be sending it now. */
const delay = statement<Sent & { nextAt: number; error: string }>(
  `UPDATE outbox SET next_at = :nextAt, last_error = :error
   WHERE id = :id AND attempts = :attempts AND state = 'due'`,
);
const markStuck = statement<Sent & { now: number; error: string }>(
  `UPDATE outbox SET state = 'stuck', stuck_at = :now, last_error = :error
   WHERE id = :id AND attempts = :attempts AND state = 'due'`,
);

export interface PutOptions {
  now: number;
  /** Only if this operation, which the batch claims, has its effect. */
  operation?: Operation;
  /** Only if the statement directly before has changed a row. */
  afterChange?: boolean;
}

/** Writes a message in the batch of what it tells. The same key again writes nothing. */
export function putMessage<Body>(
  { name }: Topic<Body>,
  { key, body }: { key: string; body: NoInfer<Body> },
  { now, operation, afterChange = false }: PutOptions,
): Bound<never> {
  const message = { topic: name, key, body: JSON.stringify(body), now };
  if (operation) return bind(putClaimed, { ...operation, ...message });
  return bind(afterChange ? putAfterChange : put, message);
}

/** Whether sending it again can not help: the service says that the request itself is wrong. */
export function isFinal({ kind, status = 0 }: Refusal): boolean {
  const passing = [401, 403, 408, 409, 423, 425, 429];
  return kind === 'not-found' || (status >= 400 && status < 500 && !passing.includes(status));
}

/** Doubles with each attempt; the random part keeps messages that failed together from coming back together. */
function toPauseMs(attempts: number, { retryAfterMs = 0 }: Refusal, random: () => number): number {
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1));
  return Math.max(retryAfterMs, pause * (0.5 + random()));
}

const toErrorText = ({ kind, status }: Refusal) => (status ? `${kind} ${status}` : kind);

interface DrainOptions {
  /** Only messages of these keys: those that this request has written. */
  keys?: readonly string[];
  random?: () => number;
}

/**
 * Sends the messages that are due, each at least once with its own key. A message is claimed with a lease before it is
 * sent and marked after it, so that another run sends it again if this one dies in between. Returns how many it sent.
 */
export async function drainOutbox(
  db: D1Database,
  now: () => number,
  topics: Topics,
  { keys, random = Math.random }: DrainOptions = {},
): Promise<number> {
  const byName = new Map(topics.map((one) => [one.name, one]));
  const deadline = now() + runMs;

  async function send({ topic: name, body, key, attempts }: Message): Promise<Refusal | null> {
    // Whoever claimed it the last time has died of it.
    if (attempts > maxAttempts) return { kind: 'died' };
    const known = byName.get(name);
    // Written by a newer version than this one, or by one that is gone.
    if (!known) return { kind: 'topic' };
    try {
      return await known.send(body, key);
    } catch (cause) {
      log.warn('message-failed', { topic: name, cause });
      return { kind: 'failed' };
    }
  }

  async function deliver(message: Message): Promise<boolean> {
    const { id, attempts } = message;
    const refusal = await send(message);
    if (!refusal) {
      await run(db, bind(markDone, { id, attempts, now: now() }));
      return true;
    }
    const error = toErrorText(refusal);
    const fields = { topic: message.topic, kind: error, count: attempts };
    if (isFinal(refusal) || attempts >= maxAttempts) {
      await run(db, bind(markStuck, { id, attempts, error, now: now() }));
      log.error('message-stuck', fields);
    } else {
      const nextAt = now() + Math.round(toPauseMs(attempts, refusal, random));
      await run(db, bind(delay, { id, attempts, error, nextAt }));
      log.warn('message-delayed', fields);
    }
    return false;
  }

  const claim = (rows: number) => {
    const lease = { now: now(), leaseUntil: now() + leaseMs, rows };
    return readRows(
      db,
      keys ? bind(claimNamed, { ...lease, keys: JSON.stringify(keys) }) : bind(claimDue, lease),
    );
  };

  let sent = 0;
  for (let tried = 0; tried < maxRows && now() < deadline;) {
    const messages = await claim(Math.min(claimRows, maxRows - tried));
    if (messages.length === 0) break;
    tried += messages.length;
    const delivered = await Promise.all(messages.map(deliver));
    sent += delivered.filter(Boolean).length;
  }
  return sent;
}
