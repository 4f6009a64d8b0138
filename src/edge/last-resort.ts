import type { ErrorHandler } from 'hono';
import { translator } from '#i18n/translator.ts';
import { parseCookies } from '#request/cookies.ts';
import { toLocale, toTheme } from '#request/preferences.ts';
import type { EdgeEnv } from './edge-env.ts';

const isDecodeError = (error: unknown) =>
  error instanceof Error && /rscPath|server function|decode|Unexpected token|JSON/i.test(error.message);

/** What a visitor sees when everything else failed: a page of its own, in their language, with a way on. */
export const lastResort: ErrorHandler<EdgeEnv> = (error, c) => {
  const url = new URL(c.req.url);
  const status = url.pathname.startsWith('/RSC/') && isDecodeError(error) ? 400 : 500;
  console.error(
    JSON.stringify({ requestId: c.get('requestId'), status, error: error.name, at: url.pathname.slice(0, 60) }),
  );
  if (import.meta.env.DEV) console.error(error);
  if (url.pathname.startsWith('/RSC/')) return c.text('', status);
  const cookies = parseCookies(c.req.header('cookie') ?? null);
  const locale = toLocale(cookies.get('lang'));
  const t = translator(locale);
  return c.html(
    `<!doctype html><html lang="${locale}" data-theme="${toTheme(cookies.get('theme'))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('error.title')}</title><link rel="stylesheet" href="/last-resort.css"></head><body><main><h1>${t('error.title')}</h1><p>${t('error.generic')}</p><p><a href="/">${t('error.home')}</a></p></main></body></html>`,
    status,
  );
};
