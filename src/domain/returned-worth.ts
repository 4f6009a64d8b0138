/** A line of an order: what all of it was paid for, and whether it was brought, so that the delivery is for it too. */
export interface WorthLine {
  /** MNT, after discounts. */
  paid: number;
  quantity: number;
  isBrought: boolean;
}

/**
 * What so many of each line were paid for, in whole MNT, with the delivery once all that was brought is among them.
 * Rounded down for each line, so that the difference of two such sums never adds up to more than was paid.
 */
export function toWorth(
  lines: readonly WorthLine[],
  counts: readonly number[],
  delivery: number,
): number {
  const goods = lines.map(({ paid, quantity }, index) =>
    Math.floor((paid * Math.min(quantity, counts[index] ?? 0)) / quantity),
  );
  const isWhole =
    lines.some(({ isBrought }) => isBrought) &&
    lines.every(({ isBrought, quantity }, index) => !isBrought || (counts[index] ?? 0) >= quantity);
  return goods.reduce((all, one) => all + one, 0) + (isWhole ? delivery : 0);
}
