/** What an old handset is worth before anybody has seen it. In MNT. */
export interface TradeInEstimate {
  price: number;
  low: number;
  high: number;
}

/** How far the branch's price may lie from the estimate, in per cent, and to what the ends of the range are rounded. */
const spreadPercent = 10;
const stepMnt = 1000;
/** Factors are hundredths or finer; as whole millionths they multiply without an error in the last digit. */
const scale = 1_000_000;

/**
 * The base price times each factor, rounded down. The range around it is rounded outwards, and never promises more than
 * the base price.
 */
export function estimateTradeIn(basePrice: number, factors: readonly number[]): TradeInEstimate {
  const exact = factors.reduce(
    ({ above, below }, factor) => ({
      above: above * BigInt(Math.round(factor * scale)),
      below: below * BigInt(scale),
    }),
    { above: BigInt(basePrice), below: 1n },
  );
  const price = Number(exact.above / exact.below);
  const low = Math.floor((price * (100 - spreadPercent)) / 100 / stepMnt) * stepMnt;
  const high = Math.ceil((price * (100 + spreadPercent)) / 100 / stepMnt) * stepMnt;
  return { price, low, high: Math.min(high, basePrice) };
}
