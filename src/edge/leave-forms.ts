import * as v from 'valibot';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { locales } from '#i18n/locale.ts';
import { renewKioskCookie } from '#identity/kiosk/device.ts';
import { signOut } from '#identity/session.ts';
import { findToken, listCartNames } from '#identity/visitor-cookie.ts';
import { log } from '#lib/log.ts';
import { serializeCookie } from '#request/cookies.ts';
import { toast } from '#request/toast.ts';
import { endVisit, onlyHere } from './end-visit.ts';

/**
 * Signs out in this browser or everywhere; at a kiosk this ends the visit.
 * The cookies of this browser expire in any case. A failure is told only where other sessions may still be valid.
 */
export const signOutForm = form(
  {
    name: 'sign-out',
    input: v.object({
      scope: v.fallback(v.picklist(['here', 'everywhere'], 'error.generic'), 'here'),
    }),
  },
  async ({ scope }, { request }) => {
    if (request.mode === 'kiosk') return endVisit(scope);
    try {
      await signOut(scope);
    } catch (error) {
      log.error('sign-out', { cause: error });
      if (scope === 'everywhere') return goTo('/', { toast: onlyHere });
    }
    const said = scope === 'here' ? 'identity.signedOut' : 'identity.signedOutEverywhere';
    return goTo('/', { toast: toast('success', said) });
  },
);

/**
 * Ends a visit at a kiosk. With a language another one begins in it: the attract screen's buttons, so that nobody
 * begins with what somebody before has left.
 */
export const startOverForm = form(
  {
    name: 'start-over',
    input: v.object({
      lang: v.fallback(v.optional(v.picklist(locales, 'error.generic')), undefined),
    }),
  },
  async ({ lang }, { request }) => {
    const hadVisit = findToken(request, 'sid') !== null || listCartNames(request).length > 0;
    const ended = await endVisit('here');
    if (!lang) return ended;
    const { cookieOutbox, secure } = request;
    cookieOutbox.push(serializeCookie('lang', lang, { secure }));
    renewKioskCookie(request);
    return goTo('/', hadVisit ? { headers: ended.headers ?? {} } : {});
  },
);
