import { type Fill, publishFill } from '#db/cache-fill.ts';
import { within } from '#lib/sleep.ts';
import type { Answer } from '../upstream/reshape.ts';
import { deadlineMsOf } from '../upstream/deadline.ts';
import { type Outcome, UpstreamError, toFailure } from '../upstream/upstream-error.ts';
import { type Entry, readEntry, writeEntry } from './cache-entry.ts';
import { type CacheParts, type ReadJob, toAnswerTags } from './cache-policy.ts';
import { createClaims } from './claims.ts';
import { createIsolateMemory, type IsolateMemory } from './isolate-memory.ts';
import type { TagVersions } from './tag-versions.ts';

/** How long a value stays in an isolate's memory before KV, which another isolate may have refreshed, is read again. */
const memoryMs = 30_000;
const missingMs = 30_000;
/** Requests that waited share the failure; later ones try again. */
const failureMs = 1000;
const pollMs = 50;
const claimMs = 400;
const leaseSlackMs = 500;
const restAfterFailedRefreshMs = 5000;

/** A lease is two rows, which no made-up value may cost. */
const isLeased = ({ policy, sharing, isStored }: ReadJob) =>
  policy.leased && (sharing === 'everybody' || (sharing === 'known' && isStored));

interface Failure {
  error: UpstreamError;
  version: number;
}

/** What strangers ask for in their own words has a memory of its own, so that it forces nothing else out. */
export interface EntryMemories {
  shared: IsolateMemory<Entry>;
  own: IsolateMemory<Entry>;
}

/**
 * Fills the cache once for all requests that miss it at the same time. In an isolate one request fills, and `busy`
 * holds the others back until a time, because they can not share its promise. Of the isolates only the one that gets
 * the lease in D1 calls the service; the others find its answer in D1.
 */
export function createFill(
  parts: CacheParts,
  { shared, own }: EntryMemories,
  versions: TagVersions,
) {
  const { kv, db, now } = parts;
  const claimFill = createClaims(db, parts.currentRequest);
  const busy = createIsolateMemory<'filling' | 'resting'>({ entries: 2000, size: Infinity }, now);
  const failures = createIsolateMemory<Failure>({ entries: 2000, size: Infinity }, now);

  const memoryOf = ({ sharing }: ReadJob) => (sharing === 'nobody' ? own : shared);

  function remember(job: ReadJob, entry: Entry, size: number): void {
    memoryOf(job).put(job.key, entry, { expiresAtMs: now() + memoryMs, size });
  }

  const recall = (job: ReadJob): Entry | undefined => memoryOf(job).get(job.key);

  /** False when an editor has changed, since the service was asked, what the value is made of. */
  function isCurrent(job: ReadJob, { version, answer }: Entry): boolean {
    // Usually nothing at all has changed.
    return (
      version >= versions.newest() || version >= versions.minVersionOf(toAnswerTags(job, answer))
    );
  }

  function findKnown(job: ReadJob): Outcome<Entry> | undefined {
    const entry = recall(job);
    if (entry && isCurrent(job, entry)) return { ok: true, value: entry };
    const failure = failures.get(job.key);
    if (!failure || failure.version < versions.minVersionOf(job.tags)) return undefined;
    return { ok: false, error: failure.error };
  }

  function readFilled(job: ReadJob, row: Fill): Outcome<Entry> | undefined {
    const entry = readEntry(job.contract, row.body);
    if (entry && !isCurrent(job, entry)) return undefined;
    if (entry) {
      remember(job, entry, row.body?.length ?? 0);
      return { ok: true, value: entry };
    }
    const kind = toFailure(row.failure);
    if (!kind) return undefined;
    const error = new UpstreamError(kind, job.contract.service);
    if (kind === 'not-found') memoryOf(job).remove(job.key);
    failures.put(job.key, { error, version: row.version }, { expiresAtMs: row.usableUntilMs });
    return { ok: false, error };
  }

  async function publish(job: ReadJob, row: Fill): Promise<void> {
    if (!job.policy.shared || job.sharing === 'nobody') return;
    const { freshSeconds, staleSeconds } = job.policy;
    const seconds = Math.max(60, freshSeconds + staleSeconds);
    const stored =
      row.body !== null
        ? kv.put(job.key, row.body, { expirationTtl: seconds })
        : row.failure === 'not-found' && job.isStored
          ? kv.delete(job.key)
          : undefined;
    // If a store fails, the next reader calls the service again, nothing more.
    const published = isLeased(job) ? publishFill(db, job.key, row) : undefined;
    await Promise.allSettled([published, stored]);
  }

  /** What nobody is known to have is left to this isolate's memory. */
  async function publishAnswer(job: ReadJob, row: Fill, answer: Answer<unknown>): Promise<void> {
    const isKnown = job.sharing !== 'known' || job.isStored || (await job.isKnown(answer));
    if (isKnown) await publish(job, row);
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
      remember(job, entry, body.length);
      failures.remove(key);
      const row = { atMs, usableUntilMs, failure: null, body, version };
      parts.waitUntil(publishAnswer(job, row, outcome.value));
      return { ok: true, value: entry };
    }
    const { error } = outcome;
    const expiresAtMs = atMs + (error.kind === 'not-found' ? missingMs : failureMs);
    if (error.kind === 'not-found') memoryOf(job).remove(key);
    failures.put(key, { error, version }, { expiresAtMs });
    const failure = { usableUntilMs: expiresAtMs, failure: error.kind, body: null };
    parts.waitUntil(publish(job, { atMs, version, ...failure }));
    return outcome;
  }

  function minVersionOf(job: ReadJob): number {
    const entry = recall(job);
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
    const claim = isLeased(job)
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

  return { findKnown, isCurrent, remember, recall, tryFill, refresh, rest, isResting };
}
