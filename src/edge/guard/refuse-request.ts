import type { Context } from 'hono';
import type { MessageKey } from '#i18n/translator.ts';
import { toOwnAddress } from '../context/own-address.ts';
import { urlOf } from '../middleware.ts';
import { noticePage } from './notice-page.ts';
import { isOwnOrigin } from './own-origin.ts';

/** Why nothing is done now, for a request that may be made again later. */
export interface Refusal {
  status: 429 | 503;
  retryAfterSeconds: number;
  title: MessageKey;
  text: MessageKey;
  /** Said of a form, which the page holds. */
  kept: MessageKey;
}

const reasons = { 429: 'Too Many Requests', 503: 'Service Unavailable' } as const;
/** Of a body that nobody has measured yet. */
const maxFormBytes = 64 * 1024;

const toHeaders = ({ retryAfterSeconds }: Refusal) => ({
  'retry-after': String(retryAfterSeconds),
});

function plain(refusal: Refusal): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...toHeaders(refusal) };
  return new Response(reasons[refusal.status], { status: refusal.status, headers });
}

/** Sent again from the refusal by one press. A form of another site is not: it would get our own origin that way. */
async function refuseForm(c: Context, refusal: Refusal): Promise<Response> {
  const { headers } = c.req.raw;
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  const isSmall = Number(headers.get('content-length') ?? Infinity) <= maxFormBytes;
  if (!isSmall || !isOwnOrigin(headers, urlOf(c))) return plain(refusal);
  const sent = await c.req.raw
    .clone()
    .formData()
    .catch(() => null);
  if (!sent) return plain(refusal);
  return noticePage(c, {
    status: refusal.status,
    title: refusal.title,
    text: refusal.kept,
    headers: toHeaders(refusal),
    way: { label: 'error.sendAgain', again: sent, type },
  });
}

/** A page in words where one is asked for, at which what was typed is not lost; nothing is rendered. */
export async function refuseRequest(c: Context, refusal: Refusal): Promise<Response> {
  const url = urlOf(c);
  const isData = /^\/(RSC|api)\//.test(url.pathname);
  if (isData || !c.req.header('accept')?.includes('html')) return plain(refusal);
  if (c.req.method === 'POST') return refuseForm(c, refusal);
  return noticePage(c, {
    status: refusal.status,
    title: refusal.title,
    text: refusal.text,
    headers: toHeaders(refusal),
    way: { label: 'error.retry', href: toOwnAddress(url) },
  });
}
