import { CACHE, DB } from '#env.ts';
import { createCache } from '#services/cache/read-cached.ts';
import type { CacheParts } from '#services/cache/cache-policy.ts';

/** The cache as an isolate of its own has it, over the same KV and D1 as all others of the test. */
export function openIsolate(parts: Partial<CacheParts> & Pick<CacheParts, 'call' | 'version'>) {
  const background: Promise<unknown>[] = [];
  const clock = { shiftMs: 0 };
  const { readCached } = createCache({
    kv: CACHE,
    db: DB,
    currentRequest: () => undefined,
    now: () => Date.now() + clock.shiftMs,
    waitUntil: (promise) => background.push(promise),
    ...parts,
  });
  return {
    readCached,
    clock,
    /** Waits for what goes on after the answer. */
    async settle(): Promise<void> {
      while (background.length > 0) await Promise.allSettled(background.splice(0));
    },
  };
}

/** Keys that no other test has: the stores are shared. */
export function ownVersion(): () => string {
  const version = crypto.randomUUID();
  return () => version;
}
