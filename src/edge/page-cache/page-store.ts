import { createIsolateMemory } from '#services/cache/isolate-memory.ts';
import { within } from '#lib/sleep.ts';

/**
 * A page as it was rendered for one visitor. For the next visitor only its placeholders are filled in anew: random
 * values (nonce, operation id) of a fixed length, which nothing else in the page can equal.
 */
export interface CachedPage {
  /** UTF-8, so that it is not encoded for every visit. It is shared: never change it. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The byte offsets of each placeholder. */
  placeholderOffsets: readonly (readonly number[])[];
  atMs: number;
}

/** The part of the platform's cache that is used. */
export interface PageCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, page: Response): Promise<void>;
}

interface PageStoreParts {
  /** Rejects where the platform has no cache; so may the methods of the cache. */
  openCache: () => Promise<PageCache>;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
}

/** The most recently used pages: at most so many, and at most so many bytes. */
const memoryBounds = { entries: 200, size: 10_000_000 };
/** A cache that takes longer than this is slower than rendering. */
const cacheMs = 30;
/** How long a stale page is shown while another visit renders it anew. */
const staleMs = 300_000;
/** After this time without a new page the next visit renders it. */
const renewMs = 2000;

const encoder = new TextEncoder();

function findAll(html: string, value: string): number[] {
  const offsets: number[] = [];
  let length = 0;
  for (const part of html.split(value)) {
    length += encoder.encode(part).length;
    offsets.push(length);
    length += value.length;
  }
  return offsets.slice(0, -1);
}

export function toCachedPage(html: string, values: readonly string[], atMs: number): CachedPage {
  return {
    bytes: encoder.encode(html),
    placeholderOffsets: values.map((value) => findAll(html, value)),
    atMs,
  };
}

export function fillPlaceholders(
  { bytes, placeholderOffsets }: CachedPage,
  values: readonly string[],
): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  for (const [index, value] of values.entries()) {
    const encoded = encoder.encode(value);
    for (const at of placeholderOffsets[index] ?? []) filled.set(encoded, at);
  }
  return filled;
}

const writeOffsets = (placeholderOffsets: CachedPage['placeholderOffsets']) =>
  placeholderOffsets.map((offsets) => offsets.join(' ')).join(',');
const readOffsets = (text: string) =>
  text.split(',').map((offsets) => (offsets === '' ? [] : offsets.split(' ').map(Number)));

/**
 * Stores pages that are the same for everybody: in the isolate's memory, and in the data centre's cache for other
 * isolates. If the cache fails, the page is rendered again.
 */
export function createPageStore({ openCache, waitUntil, now }: PageStoreParts) {
  const memory = createIsolateMemory<CachedPage>(memoryBounds, now);
  const renewing = createIsolateMemory<true>({ entries: 2000, size: Infinity }, now);

  function remember(key: string, page: CachedPage, freshMs: number): void {
    const expiresAtMs = page.atMs + freshMs + staleMs;
    memory.put(key, page, { expiresAtMs, size: page.bytes.length });
  }

  async function readCache(key: string): Promise<CachedPage | undefined> {
    const found = await (await openCache()).match(key);
    const atMs = Number(found?.headers.get('x-at'));
    const offsets = found?.headers.get('x-placeholders-at');
    if (!found || !atMs || !offsets) return undefined;
    const bytes = new Uint8Array(await found.arrayBuffer());
    return { bytes, placeholderOffsets: readOffsets(offsets), atMs };
  }

  async function writeCache(key: string, page: CachedPage, freshMs: number): Promise<void> {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=${Math.ceil((freshMs + staleMs) / 1000)}`,
      'x-at': String(page.atMs),
      'x-placeholders-at': writeOffsets(page.placeholderOffsets),
    };
    const cache = await openCache();
    await cache.put(key, new Response(page.bytes, { headers }));
  }

  return {
    /** Undefined: this visit has to render the page. While it does, other visits get the stale page. */
    async find(key: string, freshMs: number): Promise<CachedPage | undefined> {
      let page = memory.get(key);
      if (!page) {
        page = await within(readCache(key), cacheMs);
        if (!page || now() - page.atMs > freshMs + staleMs) return undefined;
        remember(key, page, freshMs);
      }
      if (now() - page.atMs <= freshMs) return page;
      if (renewing.get(key)) return page;
      renewing.put(key, true, { expiresAtMs: now() + renewMs });
      return undefined;
    },

    put(key: string, page: CachedPage, freshMs: number): void {
      // A rendering that began later may have ended sooner.
      if ((memory.get(key)?.atMs ?? 0) > page.atMs) return;
      remember(key, page, freshMs);
      renewing.remove(key);
      waitUntil(writeCache(key, page, freshMs).catch(() => {}));
    },
  };
}
