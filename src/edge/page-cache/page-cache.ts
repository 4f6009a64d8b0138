import { settings, waitUntil } from '#env.ts';
import { createPageStore, fillPlaceholders, type CachedPage, toCachedPage } from './page-store.ts';
import { toSharedContext, toPageKey } from './page-cache-key.ts';
import { type Middleware, urlOf } from '../middleware.ts';

const store = createPageStore({
  openCache: () => caches.open('pages'),
  waitUntil,
  now: Date.now,
});

/** True when React left a boundary to the browser, because it failed here, or to a later part of the stream. */
const isPartial = (html: string) => html.includes('<!--$!-->') || html.includes('<!--$?-->');

function toResponse(page: CachedPage, values: readonly string[]): Response {
  const ageSeconds = Math.max(0, Math.floor((Date.now() - page.atMs) / 1000));
  return new Response(fillPlaceholders(page, values), {
    headers: { 'content-type': 'text/html; charset=utf-8', age: String(ageSeconds) },
  });
}

/**
 * Renders a page that is the same for everybody once per KEEP_PAGES_SECONDS. It is rendered only from what its key
 * contains, so that no visitor is shown another visitor's page. Only complete and fresh pages are cached.
 */
export const pageCache: Middleware = async (c, next) => {
  const freshMs = settings().KEEP_PAGES_SECONDS * 1000;
  const { raw } = c.req;
  const context = c.get('request');
  const mayCache = import.meta.env.PROD && freshMs > 0 && raw.method === 'GET' && !raw.body;
  const key = mayCache ? toPageKey(urlOf(c), context) : null;
  if (!key) return next();
  const cached = await store.find(key, freshMs);
  const values = [context.nonce, context.operationId];
  if (cached) return toResponse(cached, values);
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
  const storeCopy = async () => {
    const html = await new Response(copy).text();
    // A later part of the page may have turned out not to be cacheable.
    if (!context.cacheable || isPartial(html) || context.cookieOutbox.length > cookiesBefore)
      return;
    store.put(key, toCachedPage(html, values, atMs), freshMs);
  };
  waitUntil(storeCopy().catch(() => {}));
  // Otherwise Hono would let the headers of the earlier response override these.
  c.res = undefined;
  c.res = new Response(sent, { status, headers });
};
