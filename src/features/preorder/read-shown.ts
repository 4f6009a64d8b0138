import type { Product } from '#contracts/commerce/products.ts';
import type { Preorder } from '#contracts/content/offers.ts';
import { joinReads, mapRead, type Read, readOr, thenRead } from '#lib/outcome.ts';
import { readPreorder } from '#services/content.ts';
import { readPreorderIds } from '#services/preorder-ids.ts';
import { readProduct } from '#services/products.ts';
import { toPhase } from './model.ts';

export interface ShownPreorder {
  preorder: Preorder;
  product: Product;
}

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

const toOpening = ({ opensAt }: Preorder): number => Date.parse(opensAt ?? '');

/** The first pre-order that is open now, and the one that opens next. */
function chooseShown(all: readonly Preorder[], now: number): Preorder[] {
  const phases = Map.groupBy(all, (one) => toPhase(one, now));
  const coming = (phases.get('soon') ?? []).toSorted((a, b) => toOpening(a) - toOpening(b));
  return [...(phases.get('open') ?? []).slice(0, 1), ...coming.slice(0, 1)];
}

/** The pre-orders that the home page shows, of those that the shop's products have; none where nobody can say. */
export async function readShownPreorders(
  ids?: readonly string[],
  now = Date.now(),
): Promise<Read<ShownPreorder[]>> {
  const terms = await readTerms(ids ?? (await readPreorderIds()));
  return thenRead(terms, async (all) => {
    let shown: Read<ShownPreorder[]> = { state: 'ready', value: [] };
    for (const preorder of chooseShown(all, now)) {
      const product = await readProduct(preorder.productId);
      const one = mapRead(product, (value) => [{ preorder, product: value }]);
      shown = mapRead(joinReads(shown, readOr(one, [])), ([before, more]) => [...before, ...more]);
    }
    return shown;
  });
}
