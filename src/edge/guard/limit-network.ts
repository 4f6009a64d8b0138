import type { Context } from 'hono';
import { settings } from '#env.ts';
import { type Limited, minuteSeconds } from '#domain/network-limits.ts';
import { takeShare } from '#request/network-limits.ts';
import { toPageAddress } from '#request/page-address.ts';
import { toCountedNetwork, toSharedAddress } from '#settings/networks.ts';
import { type Middleware, urlOf } from '../middleware.ts';
import { type Refusal, refuseRequest } from './refuse-request.ts';

/** Cloudflare writes the header; a browser cannot. */
export const toNetwork = (headers: Headers): string | null =>
  toCountedNetwork(headers.get('cf-connecting-ip') ?? '', settings().SHARED_NETWORKS);

/** Of a network that many share, where strangers are counted together by it. */
export const toCrowd = (headers: Headers): string | null =>
  toSharedAddress(headers.get('cf-connecting-ip') ?? '', settings().SHARED_NETWORKS);

/** What a visitor words freely: of such addresses there is no end. */
const ownWords = ['q', 'min', 'max', 'mask', 'contains', 'ending'];

/** A page, its payload and its reload are one search. Bounded, because networks are many. */
const searched = new Set<string>();
const maxSearched = 5000;
let searchedAt = 0;

function isSearchedBefore(key: string): boolean {
  const minute = Math.floor(Date.now() / (minuteSeconds * 1000));
  if (minute !== searchedAt || searched.size >= maxSearched) searched.clear();
  searchedAt = minute;
  if (searched.has(key)) return true;
  searched.add(key);
  return false;
}

/** What else than a request this is. */
function toSearch(c: Context, network: string): Limited | null {
  const url = urlOf(c);
  if (c.req.method !== 'GET' || !url.search) return null;
  const { pathname, query } = toPageAddress(url, c.req.raw.headers);
  const words = ownWords.map((name) => query.get(name) ?? '');
  if (words.every((word) => word === '')) return null;
  if (pathname === '/api/suggest') return 'suggestion';
  return isSearchedBefore([network, ...words].join('\n')) ? null : 'search';
}

const tooMany: Refusal = {
  status: 429,
  retryAfterSeconds: minuteSeconds,
  title: 'error.tooManyTitle',
  text: 'error.tooMany',
  kept: 'error.tooManyKept',
};
const refuse = (c: Context) => refuseRequest(c, tooMany);

/**
 * Refuses what is more than a network's share: requests, and of them searches. An island's call is answered by its form,
 * in words, so that what was typed stays where it is; everything else with 429. Webhooks prove who calls.
 */
export const limitNetwork: Middleware = async (c, next) => {
  const { pathname } = urlOf(c);
  if (pathname.startsWith('/hooks/')) return next();
  const network = toNetwork(c.req.raw.headers);
  if (!network) return next();
  if (takeShare('request', network)) {
    const search = toSearch(c, network);
    return search && !takeShare(search, network) ? refuse(c) : next();
  }
  if (!pathname.startsWith('/RSC/F/')) return refuse(c);
  c.set('isTooMany', true);
  await next();
  c.res.headers.set('retry-after', String(minuteSeconds));
};
