import type { LineKey } from './model.ts';

export type Quantities = ReadonlyMap<string, number>;

/** The service may list one product in two lines. */
export function countLines({
  cartData,
}: {
  cartData: readonly Pick<LineKey, 'productId' | 'quantity'>[];
}): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, quantity } of cartData) {
    counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  }
  return counts;
}

/** The quantities that a cart is to have, of which later ones replace earlier ones of the same product. */
export function mergeWanted(...all: readonly (readonly LineKey[])[]): LineKey[] {
  return [...new Map(all.flat().map((line) => [line.productId, line])).values()];
}

export interface Difference {
  /** What is to be added. */
  more: LineKey[];
  /** The new quantities of what is to be lowered. */
  less: LineKey[];
}

export function toDifference(wanted: readonly LineKey[], now: Quantities): Difference {
  const from = ({ productId }: LineKey) => now.get(productId) ?? 0;
  return {
    more: wanted
      .filter((line) => line.quantity > from(line))
      .map((line) => ({ ...line, quantity: line.quantity - from(line) })),
    less: wanted.filter((line) => line.quantity < from(line)),
  };
}

/** Whether nothing is to be left. */
export const isEmptied = ({ more, less }: Difference, now: Quantities) =>
  more.length === 0 &&
  less.every(({ quantity }) => quantity === 0) &&
  [...now].every(([id, quantity]) => quantity === 0 || less.some((line) => line.productId === id));
