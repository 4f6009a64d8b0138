import type { ProductCard } from '#contracts/commerce/products.ts';
import { toChoices } from '#contracts/commerce/product-choices.ts';
import { type Outcome, type Read, settleRead } from '#lib/outcome.ts';
import { knowsParameter, readProduct, readProducts } from './products.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

/** Calls at once for products that are asked for one by one. */
const atOnce = 6;

async function readOneCard(id: string): Promise<Outcome<ProductCard | null>> {
  const outcome = await settleRead(await readProduct(id));
  if (outcome.ok)
    return { ok: true, value: { ...outcome.value, choices: toChoices(outcome.value) } };
  const isGone = outcome.error instanceof UpstreamError && outcome.error.kind === 'not-found';
  return isGone ? { ok: true, value: null } : outcome;
}

/** Unknown ids are left out; if one product can not be read, nothing is known of the list. */
async function readOneByOne(ids: readonly string[]): Promise<Outcome<ProductCard[]>> {
  const found: ProductCard[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const outcomes = await Promise.all(ids.slice(from, from + atOnce).map(readOneCard));
    for (const outcome of outcomes) {
      if (!outcome.ok) return outcome;
      if (outcome.value) found.push(outcome.value);
    }
  }
  return { ok: true, value: found };
}

/** A service that ignores `ids` answers with products that nobody asked for. */
const isIgnored = (ids: readonly string[], items: readonly ProductCard[]) =>
  items.some(({ id }) => !ids.includes(id));

/**
 * At most 50, in no particular order: the ids are sorted so that one set has one cache key. `isOwn`: a service has named
 * the set, not a visitor.
 */
export async function readProductsByIds(
  ids: readonly string[],
  origin: { isOwn?: boolean } = {},
): Promise<Read<ProductCard[]>> {
  const unique = [...new Set(ids)].sort();
  if (unique.length === 0) return { state: 'ready', value: [] };
  if (!knowsParameter('ids')) return { state: 'pending', result: readOneByOne(unique) };
  const read = await readProducts({ ids: unique.join(','), size: unique.length }, origin);
  if (read.state === 'ready' && !isIgnored(unique, read.value.items)) {
    return { state: 'ready', value: read.value.items };
  }
  const settle = async (): Promise<Outcome<ProductCard[]>> => {
    const outcome = await settleRead(read);
    // The set of a visitor is not stored, but each product may be.
    if (!outcome.ok) return origin.isOwn ? outcome : readOneByOne(unique);
    const { items } = outcome.value;
    return isIgnored(unique, items) ? readOneByOne(unique) : { ok: true, value: items };
  };
  return { state: 'pending', result: settle() };
}
