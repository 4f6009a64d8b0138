import type { Context } from 'hono';
import { translator } from '#i18n/translator.ts';
import { log } from '#lib/log.ts';
import { parseCookies } from '#request/cookies.ts';
import { toTheme } from '#request/preferences.ts';
import { toLocale } from '#i18n/locale.ts';
import { type Middleware, urlOf } from '../middleware.ts';

const isDecodeError = (error: Error) =>
  /rscPath|server function|server reference|decode|Unexpected token|JSON|Connection closed/i.test(
    error.message,
  );

function errorPage(c: Context): Response {
  const cookies = parseCookies(c.req.header('cookie') ?? null);
  const locale = toLocale(cookies.get('lang'));
  const t = translator(locale);
  const page = `<!doctype html><html lang="${locale}" data-theme="${toTheme(cookies.get('theme'))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('error.title')}</title><link rel="stylesheet" href="/last-resort.css"></head><body><main><h1>${t('error.title')}</h1><p>${t('error.generic')}</p><p><a href="/">${t('error.home')}</a></p></main></body></html>`;
  return new Response(page, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/**
 * Answers with an error page in the visitor's language when everything else failed. The framework answers its own
 * errors with an empty 500, which is replaced as well.
 */
export const lastResort: Middleware = async (c, next) => {
  try {
    await next();
  } catch (error) {
    c.error = error instanceof Error ? error : new Error(String(error));
  }
  if (!c.error && c.res.status !== 500) return;
  const isRsc = urlOf(c).pathname.startsWith('/RSC/');
  const status = c.error && isRsc && isDecodeError(c.error) ? 400 : 500;
  const fault = c.error ? { cause: c.error } : { kind: 'rendering' };
  log.error('request-failed', { requestId: c.get('requestId'), status, ...fault });
  if (isRsc || !c.req.header('accept')?.includes('text/html')) {
    c.res = new Response('', { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  } else {
    c.res = errorPage(c);
  }
  // What was told to the browser before holds: above all that a cookie ends.
  for (const cookie of c.get('request')?.cookieOutbox ?? []) {
    c.res.headers.append('set-cookie', cookie);
  }
};
