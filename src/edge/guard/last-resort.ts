import type { Context } from 'hono';
import { log } from '#lib/log.ts';
import { type Middleware, urlOf } from '../middleware.ts';
import { noticePage } from './notice-page.ts';

const isDecodeError = (error: Error) =>
  /rscPath|server function|server reference|decode|Unexpected token|JSON|Connection closed/i.test(
    error.message,
  );

const errorPage = (c: Context): Response =>
  noticePage(c, {
    status: 500,
    title: 'error.title',
    text: 'error.generic',
    way: { label: 'error.home', href: '/' },
  });

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
