import { settings, waitUntil } from '#env.ts';
import { createPageStore, fillPlaceholders, type CachedPage, toCachedPage } from './page-store.ts';
import { toSharedContext, toPageKey } from './page-cache-key.ts';
import type { Middleware } from '../middleware.ts';

const store = createPageStore({
  openCache: () => caches.open('pages'),
  waitUntil,
  now: Date.now,
});

/** Where React leaves a part to the browser, because it failed here, or to the rest of the stream. */
const isPartial = (html: string) => html.includes('<!--$!-->') || html.includes('<!--$?-->');

function show(page: CachedPage, marks: readonly string[]): Response {
  const ageSeconds = Math.max(0, Math.floor((Date.now() - page.atMs) / 1000));
  return new Response(fillPlaceholders(page, marks), {
    headers: { 'content-type': 'text/html; charset=utf-8', age: String(ageSeconds) },
  });
}

/**
 * Draws a page that is the same for everybody once for all who come within its time. It is drawn of nothing else than
 * what it is kept under, so that no visitor can be shown another one's page; and only what is whole and fresh is kept.
 */
export const pageCache: Middleware = async (c, next) => {
  const freshMs = settings().KEEP_PAGES_SECONDS * 1000;
  const { raw } = c.req;
  const context = c.get('request');
  const mayCache = import.meta.env.PROD && freshMs > 0 && raw.method === 'GET' && !raw.body;
  const key = mayCache ? toPageKey(new URL(raw.url), context) : null;
  if (!key) return next();
  const kept = await store.find(key, freshMs);
  const marks = [context.nonce, context.operationId];
  if (kept) return show(kept, marks);
  Object.assign(context, toSharedContext(context));
  const cookiesBefore = context.cookieOutbox.length;
  const atMs = Date.now();
  await next();
  const { body, status, headers } = c.res;
  if (
    !context.cacheable ||
    !body ||
    status !== 200 ||
    !headers.get('content-type')?.startsWith('text/html')
  )
    return;
  const [sent, copy] = body.tee();
  const keep = async () => {
    const html = await new Response(copy).text();
    // By then it may have come to a part that had to be asked for.
    if (!context.cacheable || isPartial(html) || context.cookieOutbox.length > cookiesBefore)
      return;
    store.put(key, toCachedPage(html, marks, atMs), freshMs);
  };
  waitUntil(keep().catch(() => {}));
  // Otherwise Hono lets the headers of the response that was there win over these.
  c.res = undefined;
  c.res = new Response(sent, { status, headers });
};
