import type { Product, ProductCard } from '#contracts/commerce/products.ts';
import { joinReads, mapRead, type Outcome, type Read, readOr, settleRead } from '#lib/outcome.ts';
import { readProduct, readProducts } from '#services/products.ts';
import { shopPageSize } from './model.ts';

export interface Compared {
  products: readonly Product[];
  /** One that was asked for is not here. */
  isLacking: boolean;
}

const isGone = (error: Error) => 'kind' in error && error.kind === 'not-found';

function joinOutcomes(outcomes: readonly Outcome<Product>[]): Outcome<Compared> {
  const products = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const first = outcomes.find((outcome) => !outcome.ok);
  if (products.length === 0 && first && !first.ok && !isGone(first.error)) return first;
  return { ok: true, value: { products, isLacking: products.length < outcomes.length } };
}

/** The products by their ids, side by side; one that is not there is left out. It fails only if nothing could be read. */
export async function readCompared(ids: readonly string[]): Promise<Read<Compared>> {
  const reads = await Promise.all(ids.map(readProduct));
  const ready = reads.flatMap((read) => (read.state === 'ready' ? [read.value] : []));
  if (ready.length === reads.length) {
    return { state: 'ready', value: { products: ready, isLacking: false } };
  }
  return { state: 'pending', result: Promise.all(reads.map(settleRead)).then(joinOutcomes) };
}

/** What can be added: the popular ones of a category, or of the shop; none where that fails. */
async function readChoices(categoryId: string | undefined): Promise<Read<ProductCard[]>> {
  const read = await readProducts({ categoryId, sort: 'popular', size: shopPageSize });
  return readOr(
    mapRead(read, ({ items }) => items),
    [],
  );
}

/** What is compared, and what of its kind can be added. Whether it is late changes nothing of it. */
export async function readComparison(
  ids: readonly string[],
): Promise<Read<[Compared, ProductCard[]]>> {
  const compared = await readCompared(ids);
  const join = async (value: Compared) =>
    joinReads(
      { state: 'ready', value },
      await readChoices(value.products[0]?.categoryId ?? undefined),
    );
  if (compared.state === 'ready') return join(compared.value);
  const result = compared.result.then(async (outcome) =>
    outcome.ok ? settleRead(await join(outcome.value)) : outcome,
  );
  return { state: 'pending', result };
}
