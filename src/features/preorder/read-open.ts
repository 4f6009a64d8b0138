import type { Product } from '#contracts/commerce/products.ts';
import type { Preorder } from '#contracts/content/offers.ts';
import { joinReads, mapRead, type Read, readOr, thenRead } from '#lib/outcome.ts';
import { readPreorder } from '#services/content.ts';
import { readPreorderIds } from '#services/preorder-ids.ts';
import { readProduct } from '#services/products.ts';
import { toPhase } from './model.ts';

export interface OpenPreorder {
  preorder: Preorder;
  product: Product;
}

const nothing: Read<null> = { state: 'ready', value: null };

async function readTerms(ids: readonly string[]): Promise<Read<Preorder[]>> {
  let all: Read<Preorder[]> = { state: 'ready', value: [] };
  for (const one of await Promise.all(ids.map((id) => readPreorder(id)))) {
    const orNone = readOr(
      mapRead(one, (preorder) => [preorder]),
      [],
    );
    all = mapRead(joinReads(all, orNone), ([before, more]) => [...before, ...more]);
  }
  return all;
}

/** The first pre-order that is open now, of those that the shop's products have; null where none is, or nobody can say. */
export async function readOpenPreorder(
  ids?: readonly string[],
  now = Date.now(),
): Promise<Read<OpenPreorder | null>> {
  const terms = await readTerms(ids ?? (await readPreorderIds()));
  return thenRead(terms, async (all) => {
    const preorder = all.find((one) => toPhase(one, now) === 'open');
    if (!preorder) return nothing;
    const product = await readProduct(preorder.productId);
    return readOr<OpenPreorder | null>(
      mapRead(product, (value) => ({ preorder, product: value })),
      null,
    );
  });
}
