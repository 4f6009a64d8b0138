import { expect, test } from 'vitest';
import { toShownVat } from '#domain/money.ts';
import { toAmounts } from '#features/checkout/calculate.ts';
import { addsUp, toPriced } from '#features/checkout/model.ts';
import { newCalculation, newRandom, toCart } from './random-carts.ts';

test('the rows of 100,000 random carts, deliveries and promo codes add up, as ordered and as shown', () => {
  const random = newRandom(20_261_123);
  let faults = 0;
  for (let run = 0; run < 100_000; run += 1) {
    const { lines, calculation } = newCalculation(random);
    const amounts = toAmounts(calculation, lines);
    const ordered = amounts && toPriced(lines, amounts);
    const vat = toShownVat(amounts?.total ?? 0, 11);
    const isWhole =
      amounts !== null &&
      ordered !== null &&
      addsUp(amounts, ordered) &&
      vat.subTotal + vat.vat === amounts.total &&
      amounts.total === calculation.total;
    // One that is a tögrög off is nobody's order.
    const off = toAmounts({ ...calculation, total: calculation.total + 1 }, lines);
    if (!isWhole || off !== null) faults += 1;
  }
  expect(faults).toBe(0);
});

test('a service that lists no lines has kept their prices, or nothing is ordered', () => {
  const [line] = toCart(newRandom(1));
  const lines = line ? [line] : [];
  const goods = (line?.price ?? 0) * (line?.quantity ?? 0);
  const sums = { discount: 0, delivery: 2000, subTotal: 0, vat: 0, lines: [], warnings: [] };
  expect(toAmounts({ ...sums, goods, total: goods + 2000 }, lines)?.goods).toBe(goods);
  expect(toAmounts({ ...sums, goods: goods + 1, total: goods + 2001 }, lines)).toBeNull();
});
