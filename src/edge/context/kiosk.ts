import { type Middleware, urlOf } from '../middleware.ts';
import { isPageView } from '../guard/page-view.ts';
import type { RequestContext } from '#request/context.ts';
import { seeOther } from '../form-routes.ts';

/** Knows a touch screen that staff have set up by its cookie. One that was given up is a kiosk that anybody may leave. */
export const kioskDevice: Middleware = async (c, next) => {
  const context = c.get('request');
  // The name with and without https.
  if (!context.cookies.has('__Host-kiosk') && !context.cookies.has('kiosk')) return next();
  const { findKioskDevice, removeKioskCookie } = await import('#identity/kiosk/device.ts');
  const device = await findKioskDevice(context);
  if (device) {
    context.kioskDevice = device;
    context.mode = 'kiosk';
  } else removeKioskCookie(context);
  return next();
};

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });

/** Where a browser without scripts goes by itself when nobody has touched it. */
const idlePath = '/kiosk/idle';

/** By a page of ours, or by hand. Browsers that do not say who asks are believed: the worst is that a visit ends. */
const isAskedHere = (headers: Headers) =>
  ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));

/**
 * Whether no visit has begun, so that there is nothing to be shown but the attract screen. At a kiosk that staff have
 * set up each visit begins with a language, and whatever ends it takes that away. One that anybody has made by a link
 * begins on the page of that link.
 */
function isBetween(context: RequestContext, pathname: string): boolean {
  const { cookies } = context;
  if (context.kioskDevice && pathname !== '/kiosk' && !pathname.startsWith('/kiosk/')) {
    return !cookies.has('lang');
  }
  return pathname === '/' && cookies.get('mode') !== 'kiosk';
}

/**
 * A kiosk that begins shows its attract screen, `source=web` leads to the page by which one leaves it, and whatever is
 * asked for counts as a touch, from which the life of the visit is counted.
 */
export const kioskVisit: Middleware = async (c, next) => {
  const context = c.get('request');
  const { pathname, searchParams } = urlOf(c);
  if (pathname === idlePath) {
    if (context.mode !== 'kiosk' || !isPageView(c) || !isAskedHere(c.req.raw.headers)) {
      return redirect('/');
    }
    return seeOther(await (await import('../end-visit.ts')).endVisit('here'));
  }
  if (context.mode !== 'kiosk') return next();
  if (isPageView(c)) {
    if (searchParams.get('source') === 'web') return redirect('/kiosk/leave');
    if (isBetween(context, pathname)) return redirect('/kiosk');
  }
  const { prolongVisit } = await import('../prolong-visit.ts');
  prolongVisit(context);
  return next();
};
