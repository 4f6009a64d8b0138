import type { ContentTag } from '#contracts/content/content-tags.ts';
import type { Delivery } from '#contracts/webhook.ts';
import { insertChanges, maxChanges, readChanges } from '#db/content-tag.ts';
import type { ContentTagRow } from '#db/cache-schema.ts';
import { log } from '#lib/log.ts';
import { sleep, within } from '#lib/sleep.ts';
import type { CacheParts } from './cache-policy.ts';

/** What is known is asked for again after `askMs`; a request waits for the answer only after `recentMs`. */
const askMs = 1000;
const recentMs = 2000;
/** Nothing is used unchecked after this time, however far the database is. */
const maxAgeMs = 60_000;
/** How long a request waits: less for a database that usually answers within `nearMs`, more when too old. */
const nearMs = 20;
const shortWaitMs = 60;
const longWaitMs = 150;
const pollMs = 2;
const restAfterFailureMs = 5000;
const maxTags = 5000;

/**
 * What this isolate knows of the versions of tags. It asks the database at most once a second, and only while values are
 * read. If the database fails, values are used unchecked until it answers again.
 */
export function createTagVersions(parts: CacheParts) {
  const { db, now } = parts;
  /** The newest last. */
  const versions = new Map<string, number>();
  /** The work that a request itself began: that of another one would be cancelled with it. */
  const begun = new WeakMap<object, Promise<void>>();
  let newest = 0;
  /** Of changes up to this version not all are known, so that what is older counts as outdated. */
  let unknownUpTo = 0;
  let knownAtMs = -Infinity;
  let askedAtMs = -Infinity;
  let restUntilMs = -Infinity;
  /** How long the database takes; one slow answer does not make it a distant one. */
  let usualMs = Infinity;

  function learn(changes: readonly ContentTagRow[], atMs: number): void {
    for (const { tag, version } of changes.toReversed()) {
      if (version < (versions.get(tag) ?? 0)) continue;
      versions.delete(tag);
      versions.set(tag, version);
      newest = Math.max(newest, version);
    }
    if (changes.length === maxChanges) {
      unknownUpTo = Math.max(unknownUpTo, changes.at(-1)?.version ?? 0);
    }
    for (const [tag, version] of versions) {
      if (versions.size <= maxTags) break;
      versions.delete(tag);
      unknownUpTo = Math.max(unknownUpTo, version);
    }
    knownAtMs = Math.max(knownAtMs, atMs);
  }

  async function ask(): Promise<void> {
    const atMs = now();
    try {
      learn(await readChanges(db, newest), atMs);
      usualMs = Math.min(now() - atMs, Math.max(1, usualMs) * 1.5);
      restUntilMs = -Infinity;
    } catch (cause) {
      restUntilMs = now() + restAfterFailureMs;
      log.warn('tags-unknown', { cause });
    }
  }

  function begin(): void {
    askedAtMs = now();
    const asking = ask();
    parts.waitUntil(asking);
    const request = parts.currentRequest();
    if (request) begun.set(request, asking);
  }

  const isAnswered = () => knownAtMs >= askedAtMs || now() < restUntilMs;

  /** Waits for the work of another request, which may be cancelled. */
  async function pollAnswer(ms: number): Promise<void> {
    const deadline = Date.now() + ms;
    while (!isAnswered() && Date.now() < deadline) await sleep(pollMs);
  }

  async function wait(ms: number): Promise<void> {
    const request = parts.currentRequest();
    const own = request && begun.get(request);
    await (own ? within(own, ms) : pollAnswer(ms));
    if (isAnswered()) return;
    restUntilMs = now() + (ms === longWaitMs ? restAfterFailureMs : askMs);
  }

  /** A promise, which never rejects, only where the reader has to wait before it may use what is known. */
  function settle(): Promise<void> | undefined {
    if (now() < restUntilMs) return undefined;
    const ageMs = now() - knownAtMs;
    if (ageMs >= askMs && now() - askedAtMs >= askMs) begin();
    if (ageMs < recentMs) return undefined;
    if (ageMs >= maxAgeMs) return wait(longWaitMs);
    return usualMs <= nearMs ? wait(shortWaitMs) : undefined;
  }

  /** The version that a value needs to be newer than all changes of its tags. */
  function minVersionOf(tags: readonly ContentTag[]): number {
    return tags.reduce((min, tag) => Math.max(min, versions.get(tag) ?? 0), unknownUpTo);
  }

  /** Changes the tags, once for each delivery; returns how many. The next visitor of this isolate sees it at once. */
  async function change(tags: readonly ContentTag[], delivery: Delivery): Promise<number> {
    const { changed, changes } = await insertChanges(db, { tags, delivery, after: newest });
    learn(changes, delivery.at);
    return changed;
  }

  return { settle, minVersionOf, change, newest: () => newest };
}

export type TagVersions = ReturnType<typeof createTagVersions>;
