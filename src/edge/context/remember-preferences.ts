import { serializeCookie, yearSeconds } from '#request/cookies.ts';
import { clearToast } from '#request/toast.ts';
import { type Middleware, urlOf } from '../middleware.ts';

/** Stores language and theme of the address, and the recognised layout, in cookies; forgets the toast that was shown. */
export const rememberPreferences: Middleware = async (c, next) => {
  const context = c.get('request');
  const { cookies, cookieOutbox, page, secure, locale, theme, mode } = context;
  // A payload may be a prefetch, which is no choice of the visitor.
  if (urlOf(c).pathname.startsWith('/RSC/')) return next();
  const remember = (name: string, value: string, maxAgeSeconds?: number) => {
    if (cookies.get(name) === value) return;
    cookieOutbox.push(
      serializeCookie(name, value, { secure, ...(maxAgeSeconds ? { maxAgeSeconds } : {}) }),
    );
  };
  if (page.query.has('lang')) remember('lang', locale, yearSeconds);
  if (page.query.has('theme')) remember('theme', theme, yearSeconds);
  // A session cookie: the mode lasts as long as the browser runs.
  if (mode !== 'browser') remember('mode', mode);
  await next();
  // A redirect on the way has shown nothing.
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (context.toast && isPage) clearToast(context);
};
