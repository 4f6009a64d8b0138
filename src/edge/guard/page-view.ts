import type { Context } from 'hono';

/** True when a visitor opens a page. An image, a frame, a preview or a prefetch uses nothing up that is good once. */
export function isPageView(c: Context): boolean {
  const { method, headers } = c.req.raw;
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  const purpose = headers.get('sec-purpose') ?? '';
  const isPreview = c.get('isHead') || purpose.includes('prefetch');
  return method === 'GET' && destination === 'document' && !isPreview;
}
