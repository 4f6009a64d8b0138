import { encodeBase64Url } from '#domain/base64-url.ts';
import { serializeCookie } from '#request/cookies.ts';
import type { Middleware } from './middleware.ts';
import { isOwnOrigin } from './own-origin.ts';
import { refuse } from './refusal.ts';

const path = '/operator/app';

/** What the operator's page in place of the app does: opens the site with a fresh token, or leaves its layout. */
export const playApp: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname !== path || c.req.method !== 'POST') return next();
  if (!isOwnOrigin(c.req.raw.headers, url)) return refuse(403);
  const { isAppPlayed, playApp: issueToken } = await import('#services/app-token.ts');
  if (!isAppPlayed()) return refuse(404);
  const form = await c.req.raw.formData().catch(() => null);
  if (!form) return refuse(415);
  const { cookieOutbox, secure, mode } = c.get('request');
  const goOn = (location: string) =>
    new Response(null, {
      status: 303,
      headers: { location, 'referrer-policy': 'no-referrer' },
    });
  if (form.has('leave')) {
    if (mode === 'webview')
      cookieOutbox.push(serializeCookie('mode', '', { secure, maxAgeSeconds: 0 }));
    return goOn(path);
  }
  const isdn = form.get('isdn');
  const isNumber = typeof isdn === 'string' && /^\d{8}$/.test(isdn);
  const token = isNumber ? await issueToken(isdn) : null;
  if (!token) return goOn(`${path}?wrong=1`);
  return goOn(`/?t=${encodeBase64Url(new TextEncoder().encode(token))}`);
};
