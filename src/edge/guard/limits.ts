import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { drainBody } from './drain-body.ts';
import { httpError } from './http-error.ts';
import { type Middleware, urlOf } from '../middleware.ts';
import { leadToOneAddress } from './one-address.ts';
import { cspReportPath } from './security-headers.ts';
import { findWebhook } from '../webhooks.ts';

const urlLimit = 2048;
const headerBytes = 16 * 1024;
const actionBytes = 32 * 1024;
const otherBytes = 64 * 1024;
const reportBytes = 8 * 1024;
/** The largest body the site accepts arrives within this time on a slow network. */
const bodyMs = 10_000;
const internalPath = /^\/(__waku|@|node_modules\/)/;

/** RSC payloads, and the endpoints of `pages/_api`. */
const readOnly = /^\/(RSC\/|api\/|[\w-]+\.(txt|xml|webmanifest)$)/;

const onError = () => httpError(413);
const limitAction = bodyLimit({ maxSize: actionBytes, onError });
const limitOther = bodyLimit({ maxSize: otherBytes, onError });

function countHeaderBytes(headers: Headers): number {
  return [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length, 0);
}

/** Reads the whole body within the time limit, so that a slow sender holds no request open. */
async function readBody(c: Context, limit: Middleware): Promise<Response | null> {
  const late = Promise.withResolvers<Response>();
  const timer = setTimeout(() => late.resolve(httpError(408)), bodyMs);
  const read = async () => {
    const refused = await limit(c, async () => {});
    if (refused) {
      await drainBody(c.req.raw);
      return refused;
    }
    const body = await c.req.raw.arrayBuffer();
    c.req.raw = new Request(c.req.raw, { method: 'POST', body });
    return null;
  };
  try {
    return await Promise.race([read(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function isAction(method: string, pathname: string, contentType: string | undefined): boolean {
  return (
    method === 'POST' &&
    (pathname.startsWith('/RSC/F/') || contentType?.startsWith('multipart/form-data') === true)
  );
}

/** The methods that an address accepts. The action gate checks that a POST is a form of this site. */
function toAllowedMethods(pathname: string): readonly string[] {
  const webhook = findWebhook(pathname);
  if (webhook) return webhook.methods;
  if (pathname.startsWith('/RSC/F/') || pathname === cspReportPath) return ['POST'];
  if (readOnly.test(pathname)) return ['GET', 'HEAD'];
  return ['GET', 'HEAD', 'POST'];
}

/** Refuses requests that no page of the site sends, before anything is parsed. */
export const limits: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (import.meta.env.PROD && internalPath.test(url.pathname)) return httpError(404);
  if (url.pathname.length + url.search.length > urlLimit) return httpError(414);
  if (countHeaderBytes(c.req.raw.headers) > headerBytes) return httpError(431);
  const elsewhere = leadToOneAddress(c.req.method, url);
  if (elsewhere) return elsewhere;
  const allowed = toAllowedMethods(url.pathname);
  if (!allowed.includes(c.req.method)) return httpError(405, { allow: allowed.join(', ') });
  // The framework's API routes do not handle HEAD; the runtime omits the body.
  c.set('isHead', c.req.method === 'HEAD');
  if (c.req.method === 'HEAD') {
    if (c.req.raw.body) return httpError(400);
    c.req.raw = new Request(c.req.raw, { method: 'GET' });
  }
  if (c.req.method !== 'POST') return next();
  const maxBytes =
    url.pathname === cspReportPath ? reportBytes : findWebhook(url.pathname)?.maxBytes;
  const limit = isAction(c.req.method, url.pathname, c.req.header('content-type'))
    ? limitAction
    : maxBytes
      ? bodyLimit({ maxSize: maxBytes, onError })
      : limitOther;
  return (await readBody(c, limit)) ?? next();
};
