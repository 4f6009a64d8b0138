import { homeContract } from '#contracts/content/home.ts';
import { CACHE, DB, waitUntil } from '#env.ts';
import { parseSettings } from '#settings/settings.ts';
import { operatorApp } from '#operator/src/operator.ts';
import { createCache } from '#services/cache/read-cached.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { awaitRead } from './await-read.ts';

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
 * Replaces Waku's entry, which the test runner can't load. It reads the home page from the service that the header
 * names, so that each read runs in a request of its own.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const base = request.headers.get('x-content-base');
    if (base === null) return new Response('no such test', { status: 404 });
    const outcome = await awaitRead(openCache(base).readCached(homeContract));
    return new Response(outcome.ok ? 'ok' : outcome.error.kind);
  },
};

/** The binding `OPERATOR` of the site. */
export const operator = { fetch: operatorApp.fetch };
