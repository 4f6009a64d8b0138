import type { Context } from 'hono';

/** True when a visitor opens a page. An image, a frame, a preview or a prefetch uses nothing up that is good once. */
export function isPageView(c: Context): boolean {
  const { method, headers } = c.req.raw;
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  // Older browsers have names of their own for it.
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) =>
    headers.get(name),
  );
  const isPreview =
    c.get('isHead') ||
    purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
  return method === 'GET' && destination === 'document' && !isPreview;
}
