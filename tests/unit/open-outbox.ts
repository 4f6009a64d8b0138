import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { drainOutbox, putMessage, topic } from '#forms/outbox.ts';

export class Refused extends Error {
  readonly kind: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: string, status?: number, retryAfterMs?: number) {
    super(kind);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Half of the random part of a pause: the pauses are exactly as long as their rule says. */
export const random = () => 0.5;

/** An outbox at the time of `stage`, and a service that counts effects and calls; `answers` go wrong, in their order. */
export function openOutbox(...answers: (Refused | 'lost' | 'thrown')[]) {
  const effects = new Map<string, unknown>();
  const calls: string[] = [];
  const stage = { now: Date.UTC(2026, 10, 22, 4) };
  const now = () => stage.now;
  const greeting = topic('greeting', v.object({ name: v.string() }), async (body, key) => {
    calls.push(key);
    const answer = answers.shift();
    if (answer instanceof Refused) return { ok: false, error: answer };
    effects.set(key, body);
    if (answer === 'thrown') throw new Error('cut off');
    if (answer === 'lost') return { ok: false, error: new Refused('timeout') };
    return { ok: true, value: null };
  });
  return {
    effects,
    calls,
    stage,
    now,
    greeting,
    drain: (keys?: string[], db: D1Database = DB) =>
      drainOutbox(db, now, [greeting], { random, ...(keys && { keys }) }),
    write: (...keys: string[]) =>
      batch(
        DB,
        Object.fromEntries(
          keys.map((key) => [
            key,
            putMessage(greeting, { key, body: { name: key } }, { now: now() }),
          ]),
        ),
      ),
    readRow: (key: string) =>
      DB.prepare('SELECT state, attempts, next_at, last_error, body FROM outbox WHERE key = ?1')
        .bind(key)
        .first(),
  };
}
