import { serializeCookie, yearSeconds } from '#request/cookies.ts';
import { clearFlash } from '#request/flash.ts';
import type { Middleware } from '../middleware.ts';

/** Keeps what the address asked for: language, theme, and the layout that was recognised. */
export const rememberPreferences: Middleware = async (c, next) => {
  const context = c.get('request');
  const { cookies, cookieOutbox, page, secure, locale, theme, mode } = context;
  // What a hovered link fetches is nobody's choice.
  if (new URL(c.req.url).pathname.startsWith('/RSC/')) return next();
  const remember = (name: string, value: string, maxAgeSeconds?: number) => {
    if (cookies.get(name) === value) return;
    cookieOutbox.push(
      serializeCookie(name, value, { secure, ...(maxAgeSeconds ? { maxAgeSeconds } : {}) }),
    );
  };
  if (context.flash) clearFlash(context);
  if (page.query.has('lang')) remember('lang', locale, yearSeconds);
  if (page.query.has('theme')) remember('theme', theme, yearSeconds);
  // A kiosk or web view lasts as long as its browser does.
  if (mode !== 'browser') remember('mode', mode);
  await next();
};
