import type * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { CACHE, DB, settings, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { mapRead, mapOutcome } from '#lib/outcome.ts';
import { sleep, within } from '#lib/sleep.ts';
import { currentRequest } from '../current-request.ts';
import type { CallParams } from '../upstream/call-address.ts';
import { callUpstream, toOne } from '../upstream/call-upstream.ts';
import type { Answer } from '../upstream/reshape.ts';
import { type Read, type Outcome, UpstreamError } from '../upstream/upstream-error.ts';
import { type Entry, readEntry, toCacheKey, toSourceVersion } from './cache-entry.ts';
import { type CacheParts, policyOf, type ReadJob, toJobTags } from './cache-policy.ts';
import { createFill } from './fill.ts';
import { createIsolateMemory } from './isolate-memory.ts';
import { isProved, type Origin, toSharing } from './sharing.ts';
import { createTagVersions } from './tag-versions.ts';

/** How long a page's shell waits for KV; `lateKvMs` is how much longer a cold read does before it calls the service. */
const kvMs = 60;
const lateKvMs = 200;
const pollMs = 25;
/** The maximum time of one cold read; that of a page is the page's, all its reads together. */
const readMs = 3000;
/** With less time left than this, nothing is tried. */
const minMs = 200;

/** What is shown if the service fails. */
interface Old {
  stored: Promise<Entry | undefined>;
  outdated: Entry | undefined;
}

const memoryBounds = { entries: 400, size: 8_000_000 };
const ownMemoryBounds = { entries: 100, size: 2_000_000 };

/** The cache of one isolate: its memory, then KV, and D1 to coordinate with the other isolates. */
export function createCache(parts: CacheParts) {
  const memories = {
    shared: createIsolateMemory<Entry>(memoryBounds, parts.now),
    own: createIsolateMemory<Entry>(ownMemoryBounds, parts.now),
  };
  const versions = createTagVersions(parts);
  const fill = createFill(parts, memories, versions);

  /** The value in KV when it is young enough; it may be outdated. */
  async function readStored(job: ReadJob, settled: Promise<void> | undefined) {
    if (!job.policy.shared || job.sharing === 'nobody') return undefined;
    try {
      const [text] = await Promise.all([parts.kv.get(job.key, 'text'), settled]);
      job.isStored = text !== null;
      const entry = readEntry(job.contract, text);
      if (!entry || !isUsable(job, entry)) return undefined;
      if (fill.isCurrent(job, entry)) fill.remember(job, entry, text?.length ?? 0);
      return entry;
    } catch {
      // If KV fails, every read is a cold one, which is slower.
      return undefined;
    }
  }

  function ageMs(entry: Entry): number {
    return parts.now() - entry.atMs;
  }

  function isUsable({ policy }: ReadJob, entry: Entry): boolean {
    return ageMs(entry) <= (policy.freshSeconds + policy.staleSeconds) * 1000;
  }

  function serve(job: ReadJob, entry: Entry): Read<Answer<unknown>> {
    const isStale = ageMs(entry) > job.policy.freshSeconds * 1000;
    if (isStale) parts.waitUntil(fill.refresh(job));
    return { state: 'ready', value: entry.answer };
  }

  /** Polls instead of sharing the first reader's promise, which is cancelled with its request. */
  async function fillCold(job: ReadJob, { stored, outdated }: Old): Promise<Outcome<Entry>> {
    const { answerBy = Infinity } = parts.currentRequest() ?? {};
    const deadline = Math.min(Date.now() + readMs, answerBy);
    await within(stored, Math.min(lateKvMs, Math.max(0, deadline - Date.now())));
    for (;;) {
      const leftMs = deadline - Date.now();
      const known =
        fill.findKnown(job) ??
        (leftMs > minMs && (await Promise.race([fill.tryFill(job), sleep(leftMs)])));
      if (known && (known.ok || known.error.kind === 'not-found')) return known;
      if (known || leftMs <= minMs) {
        const entry = (await within(stored, 0)) ?? outdated;
        if (entry && known) fill.rest(job);
        if (entry) return { ok: true, value: entry };
        if (known) return known;
        return { ok: false, error: new UpstreamError('timeout', job.contract.service) };
      }
      await sleep(pollMs);
    }
  }

  async function answerCold(job: ReadJob, old: Old) {
    try {
      return mapOutcome(await fillCold(job, old), (entry) => entry.answer);
    } catch (cause) {
      log.error('cache-failed', { service: job.contract.service, call: job.contract.path, cause });
      const error = new UpstreamError('network', job.contract.service, { cause });
      return { ok: false as const, error };
    }
  }

  async function read(
    contract: Contract,
    params: CallParams,
    { isOwn, isKnown = (answer) => isProved(params, answer) }: Origin,
  ): Promise<Read<Answer<unknown>>> {
    const policy = policyOf(contract);
    let key: string;
    try {
      key = await toCacheKey(parts.version(contract.service), contract, params);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return { state: 'pending', result: Promise.resolve({ ok: false, error }) };
    }
    const tags = toJobTags(policy, params);
    const sharing = toSharing(params, isOwn);
    const job: ReadJob = { contract, params, policy, key, tags, sharing, isKnown, isStored: false };
    const settled = versions.settle();
    if (settled && fill.findKnown(job)) await settled;
    const known = fill.findKnown(job);
    if (known?.ok && isUsable(job, known.value)) return serve(job, known.value);
    if (known && !known.ok && known.error.kind === 'not-found') {
      return { state: 'pending', result: Promise.resolve(known) };
    }
    const outdated = fill.recall(job);
    const stored = readStored(job, settled);
    const entry = (await within(stored, kvMs)) ?? outdated;
    if (entry && (fill.isCurrent(job, entry) || fill.isResting(job))) return serve(job, entry);
    return { state: 'pending', result: answerCold(job, { stored, outdated }) };
  }

  /**
   * The cached answer of a public call, else a promise of the answer that never rejects. Values are shared
   * with other requests, so they must not be changed.
   */
  async function readCached<Shape extends z.ZodMiniType, Name extends string>(
    contract: Contract<Shape, Name>,
    params?: CallParams<Name>,
    origin: Origin = {},
  ): Promise<Read<Answer<z.output<Shape>>>> {
    const answer = await read(contract, params ?? {}, origin);
    // The key contains the contract's path, so the value was parsed by this contract's shape.
    return answer as Read<Answer<z.output<Shape>>>;
  }

  return { readCached, changeTags: versions.change };
}

export const { readCached, changeTags } = createCache({
  kv: CACHE,
  db: DB,
  call: callUpstream,
  version: (service) => toSourceVersion(service, settings()),
  currentRequest,
  now: Date.now,
  waitUntil,
});

export async function readOne<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  params?: CallParams<Name>,
  origin?: Origin,
): Promise<Read<z.output<Shape>>> {
  return mapRead(await readCached(contract, params, origin), toOne);
}

export async function readAll<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  params?: CallParams<Name>,
): Promise<Read<z.output<Shape>[]>> {
  return mapRead(await readCached(contract, params), ({ items }) => items);
}
