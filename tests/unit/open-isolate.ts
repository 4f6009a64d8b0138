import { CACHE, DB } from '#env.ts';
import { createCache } from '#services/cache/read-cached.ts';
import type { CacheParts } from '#services/cache/cache-policy.ts';

/** The cache of a new isolate, with the KV and D1 that all isolates of the test share. */
export function openIsolate(parts: Partial<CacheParts> & Pick<CacheParts, 'call' | 'version'>) {
  const background: Promise<unknown>[] = [];
  const clock = { shiftMs: 0 };
  const { readCached, changeTags } = createCache({
    kv: CACHE,
    db: DB,
    currentRequest: () => undefined,
    now: () => Date.now() + clock.shiftMs,
    waitUntil: (promise) => background.push(promise),
    ...parts,
  });
  return {
    readCached,
    changeTags,
    clock,
    /** Waits for the work that goes on after the answer. */
    async settle(): Promise<void> {
      while (background.length > 0) await Promise.allSettled(background.splice(0));
    },
  };
}

/** A cache version that no other test has, because the stores are shared. */
export function ownVersion(): () => string {
  const version = crypto.randomUUID();
  return () => version;
}
