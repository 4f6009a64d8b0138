import type { Context } from 'hono';
import { isOwnOrigin } from './own-origin.ts';
import { httpError } from './http-error.ts';

/** A form that a page of this site sent; else the refusal to answer with. */
export async function readOwnForm(c: Context, url: URL): Promise<FormData | Response> {
  if (!isOwnOrigin(c.req.raw.headers, url)) return httpError(403);
  const form = await c.req.raw.formData().catch(() => null);
  return form ?? httpError(415);
}
