import type { ProductCard } from '#contracts/commerce/products.ts';
import type { Outcome, Read } from '#lib/outcome.ts';
import { settleRead } from '#lib/outcome.ts';
import { within } from '#lib/sleep.ts';
import { readProducts } from './products.ts';

/** A shop of more products is filtered and sorted by its service. */
const maxHeld = 600;
/** The largest page of a service. */
const cataloguePageSize = 50;
const maxPages = 20;
/** How long a page's shell waits for pages that are in KV, and how long a visitor waits for those that are not. */
const shellMs = 60;
const walkMs = 1800;

/** Every product of the shop, the most popular first; null where the list is too long or is not to be had whole. */
export type Catalogue = readonly ProductCard[] | null;

/** Its pages are cached one by one; a service that ignores paging repeats its first page, which ends the list. */
export async function walk(readPage = readProducts): Promise<Outcome<Catalogue>> {
  const found = new Map<string, ProductCard>();
  let cursor: string | undefined;
  for (let pages = 1; pages <= maxPages; pages += 1) {
    const outcome = await settleRead(
      await readPage({ sort: 'popular', size: cataloguePageSize, cursor }, { isOwn: true }),
    );
    if (!outcome.ok) return pages === 1 ? outcome : { ok: true, value: null };
    const { items, next, total } = outcome.value;
    const before = found.size;
    for (const item of items) if (!found.has(item.id)) found.set(item.id, item);
    if (next === null || found.size === before) {
      // A tenth of the elements may be broken; a service that can not be paged leaves out more.
      const isWhole = (total ?? 0) <= found.size * 1.1;
      return { ok: true, value: isWhole ? [...found.values()] : null };
    }
    // One that ignores the size has sent what it has: the next page will show whether that is all.
    const isAtOnce = pages === 1 && items.length > cataloguePageSize;
    if (!isAtOnce && Math.max(total ?? 0, found.size) > maxHeld) return { ok: true, value: null };
    cursor = next;
  }
  return { ok: true, value: null };
}

async function untilLate(whole: Promise<Outcome<Catalogue>>): Promise<Outcome<Catalogue>> {
  return (await within(whole, walkMs)) ?? { ok: true, value: null };
}

/** The whole shop, as far as it is small: then the site filters, sorts and counts itself, whatever the service can. */
export async function readCatalogue(): Promise<Read<Catalogue>> {
  const whole = walk();
  const soon = await within(whole, shellMs);
  if (soon?.ok) return { state: 'ready', value: soon.value };
  return { state: 'pending', result: soon ? Promise.resolve(soon) : untilLate(whole) };
}
