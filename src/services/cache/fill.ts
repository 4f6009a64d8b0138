import type { D1Database } from '@cloudflare/workers-types';
import {
  type ClaimRequest,
  claimFills,
  type Fill,
  type FillClaim,
  publishFill,
} from '#db/cache-fill.ts';
import { sleep, within } from '#lib/sleep.ts';
import { deadlineMsOf } from '../upstream/deadline.ts';
import { type Outcome, UpstreamError, toFailure } from '../upstream/upstream-error.ts';
import { type Entry, readEntry, writeEntry } from './cache-entry.ts';
import { type CacheParts, type ReadJob, toAnswerTags } from './cache-policy.ts';
import { createIsolateMemory, type IsolateMemory } from './isolate-memory.ts';
import type { TagVersions } from './tag-versions.ts';

/** The reads of a page miss the cache within a few milliseconds of each other. */
const gatherMs = 8;

interface Waiting {
  requests: ClaimRequest[];
  answers: Promise<FillClaim[]>;
}

/**
 * Claims all keys of a page in one round trip to the database. Only keys of one visitor's request are claimed together:
 * the runtime cancels a request whose visitor has disconnected, and others that waited for it would hang.
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
    const index = requests.push(request) - 1;
    return (await answers)[index];
  };
}

/** How long a value stays in an isolate's memory before KV, which another isolate may have refreshed, is read again. */
const memoryMs = 30_000;
const missingMs = 30_000;
/** Requests that waited share the failure; later ones try again. */
const failureMs = 1000;
const pollMs = 50;
const claimMs = 400;
const leaseSlackMs = 500;
const restAfterFailedRefreshMs = 5000;

interface Failure {
  error: UpstreamError;
  version: number;
}

/**
 * Fills the cache once for all requests that miss it at the same time. In an isolate one request fills, and `busy`
 * holds the others back until a time, because they can not share its promise. Of the isolates only the one that gets
 * the lease in D1 calls the service; the others find its answer in D1.
 */
export function createFill(parts: CacheParts, memory: IsolateMemory<Entry>, versions: TagVersions) {
  const { kv, db, now } = parts;
  const claimFill = createClaims(db, parts.currentRequest);
  const busy = createIsolateMemory<'filling' | 'resting'>({ entries: 2000, size: Infinity }, now);
  const failures = createIsolateMemory<Failure>({ entries: 2000, size: Infinity }, now);

  function remember(key: string, entry: Entry, size: number): void {
    memory.put(key, entry, { expiresAtMs: now() + memoryMs, size });
  }

  /** False when an editor has changed, since the service was asked, what the value is made of. */
  function isCurrent(job: ReadJob, { version, answer }: Entry): boolean {
    // Usually nothing at all has changed.
    return (
      version >= versions.newest() || version >= versions.minVersionOf(toAnswerTags(job, answer))
    );
  }

  function findKnown(job: ReadJob): Outcome<Entry> | undefined {
    const entry = memory.get(job.key);
    if (entry && isCurrent(job, entry)) return { ok: true, value: entry };
    const failure = failures.get(job.key);
    if (!failure || failure.version < versions.minVersionOf(job.tags)) return undefined;
    return { ok: false, error: failure.error };
  }

  function readFilled(job: ReadJob, row: Fill): Outcome<Entry> | undefined {
    const entry = readEntry(job.contract, row.body);
    if (entry && !isCurrent(job, entry)) return undefined;
    if (entry) {
      remember(job.key, entry, row.body?.length ?? 0);
      return { ok: true, value: entry };
    }
    const kind = toFailure(row.failure);
    if (!kind) return undefined;
    const error = new UpstreamError(kind, job.contract.service);
    if (kind === 'not-found') memory.remove(job.key);
    failures.put(job.key, { error, version: row.version }, { expiresAtMs: row.usableUntilMs });
    return { ok: false, error };
  }

  async function publish(job: ReadJob, row: Fill): Promise<void> {
    if (!job.policy.shared) return;
    const { freshSeconds, staleSeconds } = job.policy;
    const seconds = Math.max(60, freshSeconds + staleSeconds);
    const stored =
      row.body !== null
        ? kv.put(job.key, row.body, { expirationTtl: seconds })
        : row.failure === 'not-found'
          ? kv.delete(job.key)
          : undefined;
    // If a store fails, the next reader calls the service again, nothing more.
    const published = job.policy.leased ? publishFill(db, job.key, row) : undefined;
    await Promise.allSettled([published, stored]);
  }

  async function callAndStore(job: ReadJob, deadlineMs: number): Promise<Outcome<Entry>> {
    const { contract, params, key } = job;
    // Known before the call, because a change during it may not be in the answer.
    const version = versions.newest();
    const outcome = await parts.call(contract, { params, query: params, deadlineMs });
    const atMs = now();
    if (outcome.ok) {
      const entry = { atMs, version, answer: outcome.value };
      const body = writeEntry(entry);
      const usableUntilMs = atMs + job.policy.freshSeconds * 1000;
      remember(key, entry, body.length);
      failures.remove(key);
      parts.waitUntil(publish(job, { atMs, usableUntilMs, failure: null, body, version }));
      return { ok: true, value: entry };
    }
    const { error } = outcome;
    const expiresAtMs = atMs + (error.kind === 'not-found' ? missingMs : failureMs);
    if (error.kind === 'not-found') memory.remove(key);
    failures.put(key, { error, version }, { expiresAtMs });
    const failure = { usableUntilMs: expiresAtMs, failure: error.kind, body: null };
    parts.waitUntil(publish(job, { atMs, version, ...failure }));
    return outcome;
  }

  function minVersionOf(job: ReadJob): number {
    const entry = memory.get(job.key);
    return versions.minVersionOf(entry ? toAnswerTags(job, entry.answer) : job.tags);
  }

  /** Undefined while another request or isolate is filling the key. */
  async function tryFill(job: ReadJob): Promise<Outcome<Entry> | undefined> {
    const { key } = job;
    if (busy.get(key)) return undefined;
    const deadlineMs = deadlineMsOf(job.contract);
    const expiresAtMs = now() + deadlineMs + leaseSlackMs;
    busy.put(key, 'filling', { expiresAtMs: expiresAtMs + claimMs });
    const minVersion = minVersionOf(job);
    // Also if D1 fails, this isolate calls the service only once.
    const claim = job.policy.leased
      ? await within(claimFill({ key, nowMs: now(), expiresAtMs, minVersion }), claimMs)
      : undefined;
    if (claim?.state === 'lost') {
      busy.put(key, 'filling', { expiresAtMs: now() + pollMs });
      return undefined;
    }
    const filled = claim?.state === 'filled' ? readFilled(job, claim.row) : undefined;
    // The call goes on if this visitor disconnects or has no more time, because others wait for it.
    const filling = filled ?? callAndStore(job, deadlineMs);
    if (filling instanceof Promise) parts.waitUntil(filling);
    const outcome = await filling;
    busy.remove(key);
    return outcome;
  }

  async function refresh(job: ReadJob): Promise<void> {
    const outcome = await tryFill(job);
    if (outcome && !outcome.ok) rest(job);
  }

  /** For a time an old value is used without another try. */
  function rest(job: ReadJob): void {
    busy.put(job.key, 'resting', { expiresAtMs: now() + restAfterFailedRefreshMs });
  }

  const isResting = (job: ReadJob) => busy.get(job.key) === 'resting';

  return { findKnown, isCurrent, remember, tryFill, refresh, rest, isResting };
}
