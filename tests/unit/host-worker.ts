import { readHome } from '#contracts/content/home.ts';
import { CACHE, DB, waitUntil } from '#env.ts';
import { parseSettings } from '#settings/settings.ts';
import { operatorApp } from '#operator/src/operator.ts';
import { createCache } from '#services/cache/read-cached.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { settleEdge } from './settle-edge.ts';

const caches = new Map<string, ReturnType<typeof createCache>>();

function openCache(base: string) {
  const known = caches.get(base);
  if (known) return known;
  const { callUpstream } = createUpstream({
    settings: () =>
      parseSettings({ OPERATOR: {}, CONTENT_BASE_URL: base, ABOUT_US_TOKEN: 'token' }),
  });
  const version = `host${caches.size}`;
  const cache = createCache({
    kv: CACHE,
    db: DB,
    call: callUpstream,
    version: () => version,
    currentRequest: () => undefined,
    now: Date.now,
    waitUntil,
  });
  caches.set(base, cache);
  return cache;
}

/**
 * Stands in for Waku's entry, which can't be loaded by the test runner. It reads the home page of the
 * service named by the header, so that each read has a request of its own.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const base = request.headers.get('x-content-base');
    if (base === null) return new Response('no such test', { status: 404 });
    const outcome = await settleEdge(openCache(base).readCached(readHome));
    return new Response(outcome.ok ? 'ok' : outcome.error.kind);
  },
};

/** What the site is bound to. */
export const operator = { fetch: operatorApp.fetch };
