import { createIsolateMemory } from '#services/cache/isolate-memory.ts';
import { within } from '#lib/sleep.ts';

/**
 * A page as it was drawn for one visitor, the same for the next one but for its marks: random words (the nonce, the id of
 * an act), of the same lengths in every visit, so that nothing else in the page can be mistaken for them.
 */
export interface CachedPage {
  /** UTF-8, as it is sent: letters would have to be encoded for every visit. Shared: never change it. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each mark stands in it. */
  placeholderOffsets: readonly (readonly number[])[];
  atMs: number;
}

/** What is used of the platform's cache. */
export interface PageCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, page: Response): Promise<void>;
}

interface PageStoreParts {
  /** Rejects, or its promises do, where the platform has none. */
  openCache: () => Promise<PageCache>;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
}

/** The pages that were last asked for, up to so many or so many bytes. */
const memoryBounds = { entries: 200, size: 10_000_000 };
/** A cache that takes longer is slower than drawing. */
const cacheMs = 30;
/** How much longer a page is shown while somebody else's visit draws it anew. */
const staleMs = 300_000;
/** Then the next visit tries. */
const renewMs = 2000;

const encoder = new TextEncoder();

function findAll(html: string, mark: string): number[] {
  const places: number[] = [];
  let length = 0;
  for (const part of html.split(mark)) {
    length += encoder.encode(part).length;
    places.push(length);
    length += mark.length;
  }
  return places.slice(0, -1);
}

export function toCachedPage(html: string, marks: readonly string[], atMs: number): CachedPage {
  return {
    bytes: encoder.encode(html),
    placeholderOffsets: marks.map((mark) => findAll(html, mark)),
    atMs,
  };
}

export function fillPlaceholders(
  { bytes, placeholderOffsets }: CachedPage,
  marks: readonly string[],
): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  for (const [index, mark] of marks.entries()) {
    const letters = encoder.encode(mark);
    for (const at of placeholderOffsets[index] ?? []) filled.set(letters, at);
  }
  return filled;
}

const writeOffsets = (placeholderOffsets: CachedPage['placeholderOffsets']) =>
  placeholderOffsets.map((places) => places.join(' ')).join(',');
const readOffsets = (text: string) =>
  text.split(',').map((places) => (places === '' ? [] : places.split(' ').map(Number)));

/**
 * Pages that are the same for everybody: the isolate's memory first, then the cache of this place on earth, which
 * also a new isolate finds. What fails there costs a rendering, nothing else.
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
    const places = found?.headers.get('x-marks-at');
    if (!found || !atMs || !places) return undefined;
    const bytes = new Uint8Array(await found.arrayBuffer());
    return { bytes, placeholderOffsets: readOffsets(places), atMs };
  }

  async function writeCache(key: string, page: CachedPage, freshMs: number): Promise<void> {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=${Math.ceil((freshMs + staleMs) / 1000)}`,
      'x-at': String(page.atMs),
      'x-marks-at': writeOffsets(page.placeholderOffsets),
    };
    const cache = await openCache();
    await cache.put(key, new Response(page.bytes, { headers }));
  }

  return {
    /** Undefined: this visit has to draw it. An old one is given while another visit does. */
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
      // Who began to draw it later may have been done sooner.
      if ((memory.get(key)?.atMs ?? 0) > page.atMs) return;
      remember(key, page, freshMs);
      renewing.remove(key);
      waitUntil(writeCache(key, page, freshMs).catch(() => {}));
    },
  };
}
