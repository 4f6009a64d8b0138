import { serializeCookie, yearSeconds } from '#request/cookies.ts';
import { edgeParameters, preferenceParameters } from '#domain/address-parameters.ts';
import { themes } from '#request/preferences.ts';
import { locales } from '#i18n/locale.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { toOwnAddress } from './context/own-address.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/** An address of this site, without the parameters that would take precedence over the new preference. */
function toReturnAddress(value: unknown, origin: string): string {
  const url = typeof value === 'string' && value.startsWith('/') ? URL.parse(value, origin) : null;
  if (url?.origin !== origin) return '/';
  for (const name of [...preferenceParameters, ...edgeParameters]) url.searchParams.delete(name);
  return toOwnAddress(url);
}

/**
 * Answers the forms for language, theme, app prompt and layout. They change the whole document, so they are native
 * forms with and without JavaScript.
 */
export const preferenceForm: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (url.pathname !== '/preferences') return next();
  if (c.req.method !== 'POST') return httpError(405, { allow: 'POST' });
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const { cookieOutbox, secure, mode } = c.get('request');
  const attributes = { maxAgeSeconds: yearSeconds, secure };
  const lang = locales.find((locale) => locale === form.get('lang'));
  const theme = themes.find((one) => one === form.get('theme'));
  if (lang) cookieOutbox.push(serializeCookie('lang', lang, attributes));
  if (theme) cookieOutbox.push(serializeCookie('theme', theme, attributes));
  if (form.get('prompt') === 'web') cookieOutbox.push(serializeCookie('prompt', 'web', attributes));
  // Ends the app's layout, but never a kiosk's.
  if (form.get('layout') === 'browser' && mode === 'webview')
    cookieOutbox.push(serializeCookie('mode', '', { secure, maxAgeSeconds: 0 }));
  return new Response(null, {
    status: 303,
    headers: { location: toReturnAddress(form.get('return'), url.origin) },
  });
};
