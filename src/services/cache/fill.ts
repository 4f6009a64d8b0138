import type { D1Database } from '@cloudflare/workers-types';
import {
  type ClaimRequest,
  claimFills,
  type Fill,
  type FillClaim,
  publishFill,
} from '#db/cache-fill.ts';
import { sleep, within } from '#lib/sleep.ts';
import { deadlineMsOf } from '../upstream/call-upstream.ts';
import { type Outcome, UpstreamError, toFailure } from '../upstream/upstream-error.ts';
import { type Entry, readEntry, writeEntry } from './cache-entry.ts';
import type { CacheParts, ReadJob } from './cache-policy.ts';
import { createIsolateMemory, type IsolateMemory } from './isolate-memory.ts';

/** The reads of a page miss their caches within a few milliseconds of each other. */
const gatherMs = 8;

interface Waiting {
  requests: ClaimRequest[];
  answers: Promise<FillClaim[]>;
}

/**
 * One trip to the database for all that a page has to claim. Only of one visitor's request: what waits for
 * another's would hang when that one leaves.
 */
export function createClaims(db: D1Database, currentRequest: () => object | undefined) {
  const gathering = new WeakMap<object, Waiting>();

  function gather(scope: object): Waiting {
    const requests: ClaimRequest[] = [];
    const answers = sleep(gatherMs).then(() => {
      gathering.delete(scope);
      return claimFills(db, requests);
    });
    const waiting = { requests, answers };
    gathering.set(scope, waiting);
    return waiting;
  }

  return async function claim(request: ClaimRequest): Promise<FillClaim | undefined> {
    const scope = currentRequest();
    if (!scope) return (await claimFills(db, [request]))[0];
    const { requests, answers } = gathering.get(scope) ?? gather(scope);
    const place = requests.push(request) - 1;
    return (await answers)[place];
  };
}

/** Values live this long in an isolate before KV, which another one may have renewed, is asked again. */
const memoryMs = 30_000;
const missingMs = 30_000;
/** Those who waited share the failure; who comes later tries anew. */
const failureMs = 1000;
const pollMs = 50;
const claimMs = 400;
const leaseSlackMs = 500;
const restAfterFailedRefreshMs = 5000;

/**
 * Brings a value into the cache, once for all who ask at the same time: one of this isolate contends
 * (told apart by a time, never by a shared promise), and of the isolates the one that holds the lease in D1
 * calls the service. The others find what it brought in D1.
 */
export function createFill(parts: CacheParts, memory: IsolateMemory<Entry>) {
  const { kv, db, now } = parts;
  const claimFill = createClaims(db, parts.currentRequest);
  const busy = createIsolateMemory<true>({ entries: 2000, size: Infinity }, now);
  const failures = createIsolateMemory<UpstreamError>({ entries: 2000, size: Infinity }, now);

  function remember(key: string, entry: Entry, size: number): void {
    memory.put(key, entry, { expiresAtMs: now() + memoryMs, size });
  }

  function findKnown(job: ReadJob): Outcome<Entry> | undefined {
    const entry = memory.get(job.key);
    if (entry) return { ok: true, value: entry };
    const error = failures.get(job.key);
    return error && { ok: false, error };
  }

  function adopt(job: ReadJob, row: Fill): Outcome<Entry> | undefined {
    const entry = readEntry(job.contract, row.body);
    if (entry) {
      remember(job.key, entry, row.body?.length ?? 0);
      return { ok: true, value: entry };
    }
    const kind = toFailure(row.failure);
    if (!kind) return undefined;
    const error = new UpstreamError(kind, job.contract.service);
    if (kind === 'not-found') memory.remove(job.key);
    failures.put(job.key, error, { expiresAtMs: row.usableUntilMs });
    return { ok: false, error };
  }

  async function publish(job: ReadJob, row: Fill): Promise<void> {
    if (!job.plan.shared) return;
    const { freshSeconds, staleSeconds } = job.plan;
    const seconds = Math.max(60, freshSeconds + staleSeconds);
    const kept =
      row.body !== null
        ? kv.put(job.key, row.body, { expirationTtl: seconds })
        : row.failure === 'not-found'
          ? kv.delete(job.key)
          : undefined;
    // A store that fails costs the next reader a call, nothing more.
    const handed = job.plan.leased ? publishFill(db, job.key, row) : undefined;
    await Promise.allSettled([handed, kept]);
  }

  async function callAndStore(job: ReadJob, deadlineMs: number): Promise<Outcome<Entry>> {
    const { contract, params, key } = job;
    const outcome = await parts.call(contract, { params, query: params, deadlineMs });
    const atMs = now();
    if (outcome.ok) {
      const entry = { atMs, answer: outcome.value };
      const body = writeEntry(entry);
      const usableUntil = atMs + job.plan.freshSeconds * 1000;
      remember(key, entry, body.length);
      failures.remove(key);
      parts.waitUntil(publish(job, { atMs, usableUntilMs: usableUntil, failure: null, body }));
      return { ok: true, value: entry };
    }
    const { error } = outcome;
    const expiresAtMs = atMs + (error.kind === 'not-found' ? missingMs : failureMs);
    if (error.kind === 'not-found') memory.remove(key);
    failures.put(key, error, { expiresAtMs });
    parts.waitUntil(
      publish(job, { atMs, usableUntilMs: expiresAtMs, failure: error.kind, body: null }),
    );
    return outcome;
  }

  /** Undefined while somebody else is at it. */
  async function tryFill(job: ReadJob, leftMs: number): Promise<Outcome<Entry> | undefined> {
    const { key } = job;
    if (busy.get(key)) return undefined;
    const deadlineMs = Math.min(deadlineMsOf(job.contract), leftMs);
    const expiresAtMs = now() + deadlineMs + leaseSlackMs;
    busy.put(key, true, { expiresAtMs: expiresAtMs + claimMs });
    // Without D1 this isolate still asks only once.
    const claim = job.plan.leased
      ? await within(claimFill({ key, nowMs: now(), expiresAtMs }), claimMs)
      : undefined;
    if (claim?.state === 'lost') {
      busy.put(key, true, { expiresAtMs: now() + pollMs });
      return undefined;
    }
    const adopted = claim?.state === 'filled' ? adopt(job, claim.row) : undefined;
    // A visitor who leaves must not take along what the others wait for.
    const filling = adopted ?? callAndStore(job, deadlineMs);
    if (filling instanceof Promise) parts.waitUntil(filling);
    const outcome = await filling;
    busy.remove(key);
    return outcome;
  }

  async function refresh(job: ReadJob): Promise<void> {
    const outcome = await tryFill(job, deadlineMsOf(job.contract));
    if (outcome && !outcome.ok) {
      busy.put(job.key, true, { expiresAtMs: now() + restAfterFailedRefreshMs });
    }
  }

  return { findKnown, remember, tryFill, refresh };
}
