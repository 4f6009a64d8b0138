import * as v from 'valibot';
import type { OrderAmounts, OrderLine } from '#order/model.ts';

/** A line of the cart, as it is when it is ordered. */
export interface CartLine {
  /** The id of a product, or of a variant of `product`. */
  productId: string;
  product: string;
  quantity: number;
  nameMn: string;
  nameEn: string;
  image: string | null;
}

/** What the customer's or the visitor's cart holds; null where it can not be read. */
export interface OrderedCart {
  lines: readonly CartLine[];
  /** The visitor's cart; null of a customer's. */
  cartId: string | null;
}

const mnt = v.pipe(v.number(), v.integer(), v.minValue(0));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What an order costs, as commerce has calculated it last. `lines` are in the order of the draft's. */
export const amountsSchema = v.object({
  goods: mnt,
  discount: mnt,
  delivery: mnt,
  total: mnt,
  lines: v.array(v.object({ productId: v.string(), quantity, price: mnt })),
  /** The total that the customer saw before, where it is another one by now. */
  before: v.nullable(mnt),
});
export type Amounts = v.InferOutput<typeof amountsSchema>;

export const linesSchema = v.array(
  v.object({
    productId: v.string(),
    product: v.string(),
    nameMn: v.string(),
    nameEn: v.string(),
    image: v.nullable(v.string()),
    price: mnt,
    quantity,
    type: v.picklist(['PHYSICAL', 'DIGITAL']),
    lease: v.exactOptional(
      v.object({
        assessmentId: v.string(),
        code: v.string(),
        price: mnt,
        percent: mnt,
        months: quantity,
        rate: mnt,
        prepay: mnt,
        monthly: mnt,
        last: mnt,
        interest: mnt,
      }),
    ),
  }),
);

/** Whether something has to be brought or picked up. */
export const isPhysical = ({ lines }: { lines: readonly OrderLine[] }): boolean =>
  lines.some(({ type }) => type === 'PHYSICAL');

/** Codes are as good as money. */
export const hasCodes = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ type }) => type === 'DIGITAL');

/** The lines with the prices that were calculated last. */
export function toPriced(lines: readonly OrderLine[], { lines: priced }: Amounts): OrderLine[] {
  const byId = new Map(priced.map((line) => [line.productId, line]));
  return lines.map((line) => ({ ...line, price: byId.get(line.productId)?.price ?? line.price }));
}

/** Rows that add up, or nothing is sold by them. */
export const addsUp = (
  { goods, discount, delivery, total }: OrderAmounts,
  lines: readonly Pick<OrderLine, 'price' | 'quantity'>[],
): boolean =>
  goods - discount + delivery === total &&
  lines.reduce((sum, { price, quantity: count }) => sum + price * count, 0) === goods;

export const providers = ['qpay', 'golomt'] as const;
