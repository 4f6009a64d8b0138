import { expect, test } from 'vitest';
import { toShownVat } from '#domain/money.ts';
import { toAmounts } from '#features/checkout/calculate.ts';
import { addsUp, toPriced } from '#features/checkout/model.ts';
import type { OrderLine } from '#order/model.ts';
import { calculate } from '../../operator/src/cart/calculate.ts';

/** A generator that gives the same carts in each run. */
function newRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const deliveries = ['DELIVERY', 'PICKUP', 'DIGITAL'] as const;
const promos = [
  undefined,
  { per_cent: 10, most_mnt: 50_000 },
  { per_cent: 15, most_mnt: 30_000 },
  { per_cent: 33, most_mnt: 999_999_999 },
];

function toCart(random: (below: number) => number): OrderLine[] {
  return Array.from({ length: 1 + random(5) }, (_, index) => ({
    productId: `p-${index}`,
    product: `p-${index}`,
    nameMn: 'Утас',
    nameEn: 'Phone',
    image: null,
    // What the page showed when it was frozen; the price of now is that of the calculation.
    price: random(5_000_000),
    quantity: 1 + random(99),
    type: random(2) === 0 ? 'PHYSICAL' : 'DIGITAL',
  }));
}

test('the rows of 100,000 random carts, deliveries and promo codes add up, as ordered and as shown', () => {
  const random = newRandom(20_261_123);
  let faults = 0;
  for (let run = 0; run < 100_000; run += 1) {
    const lines = toCart(random);
    const promo = promos[random(promos.length)];
    const calculation = calculate({
      items: lines.map((line) => ({
        productId: line.productId,
        asked: line.quantity,
        known: 1,
        type: line.type,
        nameMn: line.nameMn,
        nameEn: line.nameEn,
        labelMn: null,
        labelEn: null,
        price: random(5_000_000),
        stock: 99,
      })),
      deliveryType: deliveries[random(3)] ?? 'PICKUP',
      slot: undefined,
      promoCode: promo && 'CODE',
      promo,
      places: [],
    });
    const amounts = toAmounts(calculation, lines);
    const ordered = amounts && toPriced(lines, amounts);
    const vat = toShownVat(amounts?.total ?? 0);
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
