import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { httpError } from './http-error.ts';
import type { Middleware } from '../middleware.ts';

const urlLimit = 2048;
const headerBytes = 16 * 1024;
const actionBytes = 32 * 1024;
const otherBytes = 64 * 1024;
/** What the site takes fits into a moment of the slowest network. */
const bodyMs = 10_000;
const internalPath = /^\/(__waku|@|node_modules\/)/;

/** Payloads, and what `pages/_api` answers. */
const readOnly = /^\/(RSC\/|api\/|[\w-]+\.(txt|xml|webmanifest)$)/;

const onError = () => httpError(413);
const limitAction = bodyLimit({ maxSize: actionBytes, onError });
const limitOther = bodyLimit({ maxSize: otherBytes, onError });

function countHeaderBytes(headers: Headers): number {
  return [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length, 0);
}

/** Read whole and in time, so that a sender who trickles holds nothing of the site open. */
async function takeBody(c: Context, limit: Middleware): Promise<Response | null> {
  const late = Promise.withResolvers<Response>();
  const timer = setTimeout(() => late.resolve(httpError(408)), bodyMs);
  const take = async () => {
    const refused = await limit(c, async () => {});
    if (refused) return refused;
    const body = await c.req.raw.arrayBuffer();
    c.req.raw = new Request(c.req.raw, { method: 'POST', body });
    return null;
  };
  try {
    return await Promise.race([take(), late.promise]);
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

/** Which methods an address takes; pages take a POST only as a form of the site itself. */
function toAllowedMethods(pathname: string): readonly string[] {
  if (pathname.startsWith('/RSC/F/')) return ['POST'];
  if (readOnly.test(pathname)) return ['GET', 'HEAD'];
  return ['GET', 'HEAD', 'POST'];
}

/** Refuses what no page can want before anything is parsed. */
export const limits: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (import.meta.env.PROD && internalPath.test(url.pathname)) return httpError(404);
  // The router would find a page there, whose links then begin with the name of another host.
  if (url.pathname.startsWith('//')) return httpError(404);
  if (url.pathname.length + url.search.length > urlLimit) return httpError(414);
  if (countHeaderBytes(c.req.raw.headers) > headerBytes) return httpError(431);
  const allowed = toAllowedMethods(url.pathname);
  if (!allowed.includes(c.req.method)) return httpError(405, { allow: allowed.join(', ') });
  // The framework's API routes know no HEAD; the runtime leaves the body out.
  c.set('looksOnly', c.req.method === 'HEAD');
  if (c.req.method === 'HEAD') c.req.raw = new Request(c.req.raw, { method: 'GET' });
  if (c.req.method !== 'POST') return next();
  const limit = isAction(c.req.method, url.pathname, c.req.header('content-type'))
    ? limitAction
    : limitOther;
  return (await takeBody(c, limit)) ?? next();
};
