import type { Calculation } from '#contracts/commerce/cart.ts';
import type { DeliveryType, OrderLine } from '#order/model.ts';
import { calculate } from '../../operator/src/cart/calculate.ts';

export type Random = (below: number) => number;

/** A generator that gives the same carts in each run. */
export function newRandom(seed: number): Random {
  let state = seed;
  return (below) => {
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

export function toCart(random: Random): OrderLine[] {
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

/** A cart with what commerce says that it costs. */
export function newCalculation(random: Random): {
  lines: OrderLine[];
  deliveryType: DeliveryType;
  promoCode: string;
  calculation: Calculation;
} {
  const lines = toCart(random);
  const promo = promos[random(promos.length)];
  const prices = lines.map(() => random(5_000_000));
  const deliveryType = deliveries[random(3)] ?? 'PICKUP';
  const calculation = calculate({
    items: lines.map((line, index) => ({
      productId: line.productId,
      asked: line.quantity,
      known: 1,
      type: line.type,
      nameMn: line.nameMn,
      nameEn: line.nameEn,
      labelMn: null,
      labelEn: null,
      price: prices[index] ?? 0,
      stock: 99,
    })),
    deliveryType,
    slot: undefined,
    promoCode: promo && 'CODE',
    promo,
    places: [],
  });
  return { lines, deliveryType, promoCode: promo ? 'CODE' : '', calculation };
}
