import { serializeCookie } from '#request/cookies.ts';
import type { Middleware } from './middleware.ts';

/**
 * Parameters that are only ever meant for the edge: `t`, the app's sign-in token, and `complete`, by which a
 * browser without scripts says so. They are taken in and the visitor goes on to the same address without
 * them, so that no page, log or Referer ever holds a token.
 */
export const cleanAddress: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  const token = url.searchParams.has('t');
  const complete = url.searchParams.has('complete');
  if (c.req.method !== 'GET' || (!token && !complete)) return next();
  if (url.pathname.startsWith('/RSC/')) return next();
  const { cookieOutbox, secure } = c.get('request');
  if (token) cookieOutbox.push(serializeCookie('mode', 'webview', { secure }));
  if (complete) cookieOutbox.push(serializeCookie('complete', '1', { secure, maxAgeSeconds: 86_400 }));
  url.searchParams.delete('t');
  url.searchParams.delete('complete');
  return new Response(null, {
    status: 303,
    headers: { location: url.pathname + url.search, 'referrer-policy': 'no-referrer' },
  });
};
