import {
  NavigationRoute,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { dataKeptNote, dataStatic } from '../page-contract.ts';
import { copyHeader, type Kept, noteHeader, offlinePath, type Wish } from './kept-pages.ts';

/** What of a worker's scope is used here; the library of types for workers contradicts that for pages. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Told extends Extendable {
  data: Wish;
  source: { postMessage(kept: Kept): void } | null;
}
interface Fetched extends Extendable {
  request: Request;
}

const keptCache = 'kept-pages';
const keptAtHeader = 'x-kept-at';
const dayMs = 24 * 60 * 60_000;
/** A page that nobody has opened for so long is not needed any more. */
const lifeMs = 90 * dayMs;
const maxKept = 12;
/** After these forms nothing stays that somebody has had before. */
const endings = ['/sign-out', '/start-over', '/account/data', '/kiosk/leave'];

const sameAddress = { ignoreVary: true } as const;
const keptAt = (response: Response) => Number(response.headers.get(keptAtHeader));

/** The oldest go, and what is too old. */
async function prune(cache: Cache, now: number): Promise<void> {
  const requests = await cache.keys();
  const all = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request, sameAddress);
      return { request, at: response ? keptAt(response) : 0 };
    }),
  );
  const sorted = all.toSorted((one, other) => other.at - one.at);
  const gone = sorted.filter(({ at }, index) => index >= maxKept || at < now - lifeMs);
  await Promise.all(gone.map(({ request }) => cache.delete(request, sameAddress)));
}

/**
 * Keeps a page as the server answers it now, at most once a day. What its header does not allow is not kept, and what
 * was kept before goes, unless the server is only in trouble: an eSIM, for example, is its owner's.
 */
async function keep(address: string): Promise<boolean> {
  const cache = await caches.open(keptCache);
  const now = Date.now();
  const before = await cache.match(address, sameAddress);
  if (before && keptAt(before) > now - dayMs) return true;
  const headers = { accept: 'text/html', [copyHeader]: '1' };
  const response = await fetch(address, { headers, cache: 'no-store' });
  const mayKeep = response.ok && !response.redirected && response.headers.has(noteHeader);
  if (!mayKeep) {
    if (response.status < 500) await cache.delete(address, sameAddress);
    return response.status >= 500 && before !== undefined;
  }
  const kept = new Headers(response.headers);
  kept.set(keptAtHeader, String(now));
  await cache.put(address, new Response(await response.blob(), { headers: kept }));
  await prune(cache, now);
  return true;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** `2026.11.24 23:40` by the clock of the device. */
function toTime(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('.');
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' };

/** Says above the page since when it is kept, and leaves it as it is: nothing could be fetched to make it live. */
async function showKept(kept: Response): Promise<Response> {
  const words = decodeURIComponent(kept.headers.get(noteHeader) ?? '');
  const note = words
    .replace('#', toTime(keptAt(kept)))
    .replaceAll(/[<&]/g, (sign) => escapes[sign] ?? '');
  const html = (await kept.text())
    .replace('<html', `<html ${dataStatic}=""`)
    .replace(/<main[^>]*>/, (main) => `${main}<p ${dataKeptNote} role="status">${note}</p>`);
  return new Response(html, { headers: kept.headers });
}

/** The page as it was kept, with any query where it is the same page; else the one that says that there is no connection. */
async function findKept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(keptCache);
  const ignoreSearch = !new URL(address).searchParams.has('id');
  const kept =
    (await cache.match(address, sameAddress)) ??
    (await cache.match(address, { ...sameAddress, ignoreSearch }));
  // That there is no connection, the other page says itself.
  return kept ? showKept(kept) : cache.match(offlinePath, sameAddress);
}

const withoutConnection: SerwistPlugin = {
  handlerDidError: async ({ request }) => findKept(request.url),
};

addEventListener('install', (event) => {
  // Without it the browser says itself that there is no connection.
  (event as Extendable).waitUntil(keep(offlinePath).catch(() => false));
});

addEventListener('message', (event) => {
  const told = event as unknown as Told;
  const { data } = told;
  if ('forget' in data) {
    const forget = async () => {
      await (await caches.open(keptCache)).delete(data.forget, sameAddress);
      told.source?.postMessage({ address: data.forget, isKept: false });
    };
    return told.waitUntil(forget());
  }
  if (!('keep' in data) || new URL(data.keep).origin !== location.origin) return;
  const keepIt = async () => {
    const isKept = await keep(data.keep).catch(() => false);
    told.source?.postMessage({ address: data.keep, isKept });
  };
  told.waitUntil(keepIt());
});

addEventListener('fetch', (event) => {
  const fetched = event as unknown as Fetched;
  const { method, url } = fetched.request;
  const isEnd = method === 'POST' && endings.includes(new URL(url).pathname);
  if (isEnd) fetched.waitUntil(caches.delete(keptCache));
});

const serwist = new Serwist({
  precacheEntries: import.meta.env.PRECACHE as unknown as PrecacheEntry[],
  // No page depends on the version of its worker, so a new one takes over without loading anything anew.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
});
serwist.registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [withoutConnection] })));
serwist.addEventListeners();
