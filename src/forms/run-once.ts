import type { D1Database } from '@cloudflare/workers-types';
import { retryTransient } from '#db/retry-transient.ts';
import { type Bound, batch, bind, findRow, run, statement } from '#db/statement.ts';
import { hashWithKey } from '#lib/hash.ts';
import { log } from '#lib/log.ts';
import { sleep } from '#lib/sleep.ts';
import type { Outcome } from '#services/upstream/upstream-error.ts';
import {
  type Found,
  type Operation,
  type Stored,
  claimOperation,
  findOperation,
  finishOperation,
  ofOperation,
  toStored,
} from './operation.ts';

/** How an effect went. */
export type Effect<T> =
  /** `write` is stored in the batch that stores the outcome; each statement is guarded by `isClaimed`. */
  | { state: 'done'; outcome: T; write?: Readonly<Record<string, Bound>> }
  /** It surely has not taken effect. */
  | { state: 'failed' }
  /** It may have taken effect. */
  | { state: 'unknown' };

/** What a service's answer says of the effect: after a refusal there is none, after any other failure there may be one. */
export function toEffect<T>(answer: Outcome<T>): Effect<T> {
  if (answer.ok) return { state: 'done', outcome: answer.value };
  const { kind, status = 0 } = answer.error;
  const isRefused =
    kind === 'circuit-open' ||
    kind === 'not-found' ||
    // By 408 and 409 a service also says that it is still working on the same request.
    (status >= 400 && status < 500 && status !== 408 && status !== 409);
  return { state: isRefused ? 'failed' : 'unknown' };
}

export type Once<T> = Stored<T> | { state: 'failed' };

export interface OnceParts<T> {
  db: D1Database;
  now: () => number;
  /** The secret that idempotency keys are made with. */
  secret: string;
  /** Asks the service whether a request of this key took effect. Without it the same request is sent again. */
  ask?: (key: string) => Promise<Effect<T>>;
  wait?: (ms: number) => Promise<void>;
}

/** How long a service may still act on a request whose answer did not come, before it is asked about. */
const settleMs = 10_000;
/** The pauses in which a second request waits for the first one's outcome. */
const waitsMs = [100, 200, 400, 800, 1600];

type Attempt = Operation & { attempts: number };

const release = statement<Attempt>(
  `DELETE FROM operation WHERE ${ofOperation} AND state = 'claimed' AND attempts = :attempts`,
);
const leaveUnknown = statement<Attempt & { askAt: number }>(
  `UPDATE operation SET state = 'unknown', lease_until = :askAt
   WHERE ${ofOperation} AND state = 'claimed' AND attempts = :attempts`,
);

/**
 * What is sent as Idempotency-Key: nobody can choose it or find it out, since it is keyed with a secret. The same
 * request always has the same one, also after its row was swept.
 */
export const toIdempotencyKey = (
  secret: string,
  { owner, form, id, requestHash }: Operation,
): Promise<string> =>
  hashWithKey(secret, `operation ${JSON.stringify([owner, form, id, requestHash])}`);

/**
 * Has an effect outside of the database once for an operation, and returns its outcome. A second request at the same
 * time waits for the first one's outcome; a later one reads it. Where somebody died, or an answer was unclear, the next
 * request asks first, or sends the same again with the same key.
 */
export async function runOnce<T>(
  operation: Operation,
  work: (key: string) => Promise<Effect<T>>,
  parts: OnceParts<T>,
): Promise<Once<T>> {
  const { db, now, ask, wait = sleep } = parts;

  const warn = (event: string, cause?: unknown) =>
    log.warn(event, { form: operation.form, ...(cause === undefined ? {} : { cause }) });

  /** What throws may have taken effect before. */
  const attempt = (effect: Promise<Effect<T>>): Promise<Effect<T>> =>
    effect.catch((cause: unknown) => {
      warn('operation-failed', cause);
      return { state: 'unknown' };
    });

  /** `surely` tells whether no earlier attempt can have taken effect. */
  async function haveEffect(attempts: number): Promise<{ effect: Effect<T>; surely: boolean }> {
    const key = await toIdempotencyKey(parts.secret, operation);
    if (attempts > 1 && ask) {
      const answer = await attempt(ask(key));
      if (answer.state !== 'failed') return { effect: answer, surely: false };
    }
    return { effect: await attempt(work(key)), surely: attempts === 1 || ask !== undefined };
  }

  async function store(effect: Effect<T>, surely: boolean, attempts: number): Promise<Once<T>> {
    if (effect.state === 'done') {
      const { outcome, write = {} } = effect;
      const { found } = await retryTransient(() =>
        batch(db, {
          ...write,
          finished: finishOperation(operation, outcome),
          found: findOperation(operation),
        }),
      );
      return toStored<T>(operation, found);
    }
    if (effect.state === 'failed' && surely) {
      await run(db, bind(release, { ...operation, attempts }));
      return { state: 'failed' };
    }
    warn('operation-unclear');
    const askAt = now() + (ask ? settleMs : 0);
    await run(db, bind(leaveUnknown, { ...operation, attempts, askAt }));
    return { state: 'unknown' };
  }

  /** Null while somebody else is at it. */
  async function claimAndRun(): Promise<Once<T> | null> {
    const { claimed, found } = await batch(db, {
      claimed: claimOperation(operation, now()),
      found: findOperation(operation),
    });
    const own = claimed.at(0);
    if (own) {
      const { effect, surely } = await haveEffect(own.attempts);
      return store(effect, surely, own.attempts);
    }
    const stored = toStored<T>(operation, found);
    return stored.state === 'busy' ? null : stored;
  }

  /** A row that is gone was released; one whose lease has ended can be taken over. */
  const isFree = (row: Found | null) =>
    row === null || (row.outcome === null && row.leaseUntil <= now());

  let once = await claimAndRun();
  for (const ms of waitsMs) {
    if (once) return once;
    await wait(ms);
    const row = await findRow(db, findOperation(operation));
    if (isFree(row)) once = await claimAndRun();
    else if (row?.state !== 'claimed') once = toStored<T>(operation, row ? [row] : []);
  }
  return once ?? { state: 'busy' };
}
