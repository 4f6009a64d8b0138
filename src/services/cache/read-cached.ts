import type * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { CACHE, DB, settings, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { mapRead, mapOutcome } from '#lib/outcome.ts';
import { sleep, within } from '#lib/sleep.ts';
import type { CallParams } from '../upstream/call-address.ts';
import { callUpstream, toOne } from '../upstream/call-upstream.ts';
import type { Answer } from '../upstream/reshape.ts';
import { type Read, type Outcome, UpstreamError } from '../upstream/upstream-error.ts';
import { type Entry, readEntry, toCacheKey, toSourceVersion } from './cache-entry.ts';
import { type AnsweredRequest, type CacheParts, policyOf, type ReadJob } from './cache-policy.ts';
import { createFill } from './fill.ts';
import { createIsolateMemory } from './isolate-memory.ts';

/** KV beyond this is slower than a shell should wait; a cold read still hears it out a little longer. */
const kvMs = 60;
const lateKvMs = 200;
const pollMs = 25;
/** All that one cold read may take: a page has to stand within 3.5 s. */
const readMs = 3000;
/** With less left than this, a call would only fail. */
const minMs = 200;

const memoryBounds = { entries: 400, size: 8_000_000 };

/** The cache as one isolate sees it: its memory, KV behind it, D1 to agree with the other isolates. */
export function createCache(parts: CacheParts) {
  const memory = createIsolateMemory<Entry>(memoryBounds, parts.now);
  const fill = createFill(parts, memory);

  async function readStored(job: ReadJob): Promise<Entry | undefined> {
    if (!job.plan.shared) return undefined;
    try {
      const text = await parts.kv.get(job.key, 'text');
      const entry = readEntry(job.contract, text);
      if (!entry || !isUsable(job, entry)) return undefined;
      fill.remember(job.key, entry, text?.length ?? 0);
      return entry;
    } catch {
      // Without KV every read is a cold one: slower, not broken.
      return undefined;
    }
  }

  function ageMs(entry: Entry): number {
    return parts.now() - entry.atMs;
  }

  function isUsable({ plan }: ReadJob, entry: Entry): boolean {
    return ageMs(entry) <= (plan.freshSeconds + plan.staleSeconds) * 1000;
  }

  function serve(job: ReadJob, entry: Entry): Read<Answer<unknown>> {
    const stale = ageMs(entry) > job.plan.freshSeconds * 1000;
    if (stale) parts.waitUntil(fill.refresh(job));
    return { state: 'ready', value: entry.answer, stale };
  }

  /** Polls instead of sharing the first reader's promise, which dies with its request. */
  async function fillCold(job: ReadJob, late: Promise<Entry | undefined>): Promise<Outcome<Entry>> {
    const endsAt = Date.now() + readMs;
    await within(late, lateKvMs);
    for (;;) {
      const leftMs = endsAt - Date.now();
      const known = fill.findKnown(job) ?? (leftMs > minMs && (await fill.tryFill(job, leftMs)));
      if (known && (known.ok || known.error.kind === 'not-found')) return known;
      if (known || leftMs <= minMs) {
        const stored = await within(late, 0);
        if (stored) return { ok: true, value: stored };
        if (known) return known;
        return { ok: false, error: new UpstreamError('timeout', job.contract.service) };
      }
      await sleep(pollMs);
    }
  }

  async function answerCold(job: ReadJob, late: Promise<Entry | undefined>) {
    try {
      return mapOutcome(await fillCold(job, late), (entry) => entry.answer);
    } catch (cause) {
      log.error('cache-failed', { service: job.contract.service, call: job.contract.path, cause });
      const error = new UpstreamError('network', job.contract.service, { cause });
      return { ok: false as const, error };
    }
  }

  async function read(contract: Contract, params: CallParams): Promise<Read<Answer<unknown>>> {
    const plan = policyOf(contract);
    let key: string;
    try {
      key = await toCacheKey(parts.version(contract.service), contract, params);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return { state: 'pending', result: Promise.resolve({ ok: false, error }) };
    }
    const job = { contract, params, plan, key };
    const held = fill.findKnown(job);
    if (held?.ok && isUsable(job, held.value)) return serve(job, held.value);
    if (held && !held.ok && held.error.kind === 'not-found') {
      return { state: 'pending', result: Promise.resolve(held) };
    }
    const late = readStored(job);
    const stored = await within(late, kvMs);
    if (stored) return serve(job, stored);
    return { state: 'pending', result: answerCold(job, late) };
  }

  /**
   * What the edge knows of a public call at once, else a promise of the answer that never rejects. The
   * values are shared with other requests: never change them.
   */
  async function readCached<Shape extends z.ZodMiniType, Name extends string>(
    contract: Contract<Shape, Name>,
    params?: CallParams<Name>,
  ): Promise<Read<Answer<z.output<Shape>>>> {
    const answer = await read(contract, params ?? {});
    const request = parts.currentRequest();
    if (request && (answer.state === 'pending' || answer.stale)) request.cacheable = false;
    // The key holds the contract's path, so what lies under it has passed this contract's shape.
    return answer as Read<Answer<z.output<Shape>>>;
  }

  return { readCached };
}

let currentRequest: () => AnsweredRequest | undefined = () => undefined;

/** Told at start, because services see no request themselves. */
export function groupReadsBy(request: () => AnsweredRequest | undefined): void {
  currentRequest = request;
}

export const { readCached } = createCache({
  kv: CACHE,
  db: DB,
  call: callUpstream,
  version: (service) => toSourceVersion(service, settings()),
  currentRequest: () => currentRequest(),
  now: Date.now,
  waitUntil,
});

export async function readOne<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  params?: CallParams<Name>,
): Promise<Read<z.output<Shape>>> {
  return mapRead(await readCached(contract, params), toOne);
}

export async function readAll<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  params?: CallParams<Name>,
): Promise<Read<z.output<Shape>[]>> {
  return mapRead(await readCached(contract, params), ({ items }) => items);
}
