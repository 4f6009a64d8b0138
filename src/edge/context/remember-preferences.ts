import { serializeCookie, yearSeconds } from '#request/cookies.ts';
import { clearToast } from '#request/toast.ts';
import { isPageView } from '../guard/page-view.ts';
import { isPage, type Middleware, urlOf } from '../middleware.ts';

/** When a page is opened: stores language and theme of its address, and the recognised layout, in cookies; forgets the toast that it showed. */
export const rememberPreferences: Middleware = async (c, next) => {
  const context = c.get('request');
  const { cookies, cookieOutbox, page, secure, locale, theme, mode } = context;
  // A payload, a prefetch or a picture in a text is no choice of the visitor.
  const isPayload = urlOf(c).pathname.startsWith('/RSC/');
  if (isPayload || !(isPageView(c) || context.posted)) return next();
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
  if (context.toast && isPage(c.res)) clearToast(context);
};
