import type { Product } from '#contracts/commerce/products.ts';
import { type Outcome, type Read, settleRead } from '#lib/outcome.ts';
import { readCatalogue } from './catalogue.ts';
import { readProduct } from './products.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

/** The product whose slug this is, as far as the shop is held whole: services are asked by id. */
async function readBySlug(slug: string, unknown: Outcome<Product>): Promise<Outcome<Product>> {
  const catalogue = await settleRead(await readCatalogue());
  const found = catalogue.ok ? catalogue.value?.find((one) => one.slug === slug) : undefined;
  return found && found.id !== slug ? settleRead(await readProduct(found.id)) : unknown;
}

/** By its id, which is its canonical address, or else by its slug. */
export async function findProduct(idOrSlug: string): Promise<Read<Product>> {
  const read = await readProduct(idOrSlug);
  if (read.state === 'ready') return read;
  const settle = async () => {
    const outcome = await read.result;
    const isUnknown =
      !outcome.ok && outcome.error instanceof UpstreamError && outcome.error.kind === 'not-found';
    return isUnknown ? readBySlug(idOrSlug, outcome) : outcome;
  };
  return { state: 'pending', result: settle() };
}
