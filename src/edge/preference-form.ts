import * as v from 'valibot';
import { edgeParameters, preferenceParameters } from '#domain/address-parameters.ts';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { locales } from '#i18n/locale.ts';
import { serializeCookie, yearSeconds } from '#request/cookies.ts';
import { themes } from '#request/preferences.ts';
import { toOwnAddress } from './context/own-address.ts';

const siteOrigin = 'http://site.invalid';

/** An address of this site, without the parameters that would take precedence over the new preference. */
function toReturnAddress(value: string): string {
  const url = value.startsWith('/') ? URL.parse(value, siteOrigin) : null;
  if (url?.origin !== siteOrigin) return '/';
  for (const name of [...preferenceParameters, ...edgeParameters]) url.searchParams.delete(name);
  return toOwnAddress(url);
}

/** A choice that is unknown changes nothing. */
const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  v.fallback(v.optional(v.picklist(choices, 'error.generic')), undefined);

/** Language, theme, app prompt and layout; and that the notice of this revision was read. */
export const preferenceForm = form(
  {
    name: 'preferences',
    input: v.object({
      lang: oneOf(locales),
      theme: oneOf(themes),
      prompt: oneOf(['web']),
      layout: oneOf(['browser']),
      notice: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))), undefined),
      return: v.fallback(v.string(), '/'),
    }),
  },
  async ({ lang, theme, prompt, layout, notice, return: back }, { request }) => {
    const { cookieOutbox, secure, mode } = request;
    const choices = Object.entries({ lang, theme, prompt });
    for (const [name, value] of choices) {
      if (value !== undefined) {
        cookieOutbox.push(serializeCookie(name, value, { maxAgeSeconds: yearSeconds, secure }));
      }
    }
    // As long as the browser is open.
    if (notice !== undefined) cookieOutbox.push(serializeCookie('notice', notice, { secure }));
    // Ends the app's layout, but never a kiosk's.
    if (layout && mode === 'webview') {
      cookieOutbox.push(serializeCookie('mode', '', { secure, maxAgeSeconds: 0 }));
    }
    return goTo(toReturnAddress(back));
  },
);
