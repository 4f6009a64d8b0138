import type { Context } from 'hono';
import { isOwnOrigin } from './own-origin.ts';
import { httpError } from './http-error.ts';

/** The form, if a page of this site sent it; otherwise the error to answer with. */
export async function readOwnForm(c: Context, url: URL): Promise<FormData | Response> {
  if (!isOwnOrigin(c.req.raw.headers, url)) return httpError(403);
  const form = await c.req.raw.formData().catch(() => null);
  return form ?? httpError(415);
}
