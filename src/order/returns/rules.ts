import { share } from '#domain/receipt-items.ts';
import { toWorth, type WorthLine } from '#domain/returned-worth.ts';
import type { Order, OrderLine } from '../model.ts';
import type { ReturnCase, ReturnMover, ReturnState } from './model.ts';

const dayMs = 24 * 60 * 60_000;

/** Up to when goods can be returned, excluded; `days` are of 24 hours. */
export const toReturnEnd = (deliveredAt: number, days: number): number =>
  deliveredAt + days * dayMs;

/** How many of each line, by the line's product. */
export type Quantities = ReadonlyMap<string, number>;

export const toQuantities = (cases: readonly Pick<ReturnCase, 'lines'>[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of cases.flatMap(({ lines }) => lines)) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return sums;
};

type Paid = Pick<Order, 'lines' | 'discount' | 'delivery'>;

const isPhysical = ({ type }: OrderLine) => type === 'PHYSICAL';

/** What each line was paid for, after its share of the discount. */
export function toWorthLines({ lines, discount }: Pick<Paid, 'lines' | 'discount'>): WorthLine[] {
  const totals = lines.map(({ price, quantity }) => price * quantity);
  const shares = share(discount, totals);
  return lines.map((line, index) => ({
    paid: (totals[index] ?? 0) - (shares[index] ?? 0),
    quantity: line.quantity,
    isBrought: isPhysical(line),
  }));
}

function add(one: Quantities, other: Quantities): Quantities {
  const sums = new Map(one);
  for (const [productId, count] of other) sums.set(productId, (sums.get(productId) ?? 0) + count);
  return sums;
}

/**
 * What comes back for goods after others were paid back, in MNT. It is the difference of two sums, so that all parts
 * together are what was paid, to the tögrög, however it was taken apart.
 */
export function toRefundAmount(order: Paid, before: Quantities, asked: Quantities): number {
  const lines = toWorthLines(order);
  const worthOf = (quantities: Quantities) => {
    const counts = order.lines.map(({ productId }) => quantities.get(productId) ?? 0);
    return toWorth(lines, counts, order.delivery);
  };
  return worthOf(add(before, asked)) - worthOf(before);
}

/** Whether goods of a line can be returned, or why not. */
export type Returnable =
  | { state: 'returnable'; most: number }
  /** It is a code; `opened`: it was shown. */
  | { state: 'digital' | 'opened' }
  /** All of it is being returned, or was. */
  | { state: 'returned' };

/** What of each line can still be returned. `held`: what stands in returns that were not refused or withdrawn. */
export const listReturnable = (
  lines: readonly OrderLine[],
  held: Quantities,
  { isOpened }: { isOpened: boolean },
): { line: OrderLine; returnable: Returnable }[] =>
  lines.map((line) => {
    if (!isPhysical(line)) return { line, returnable: { state: isOpened ? 'opened' : 'digital' } };
    const most = line.quantity - (held.get(line.productId) ?? 0);
    return { line, returnable: most > 0 ? { state: 'returnable', most } : { state: 'returned' } };
  });

const moves: Readonly<Record<ReturnState, Partial<Record<ReturnState, ReturnMover>>>> = {
  REQUESTED: { ACCEPTED: 'staff', REFUSED: 'staff', WITHDRAWN: 'customer' },
  ACCEPTED: { RECEIVED: 'staff', REFUSED: 'staff', WITHDRAWN: 'customer' },
  RECEIVED: { REFUNDED: 'staff', REFUSED: 'staff' },
  REFUNDED: {},
  REFUSED: {},
  WITHDRAWN: {},
};

/** From where somebody may move a return to a state. */
export const listSources = (to: ReturnState, who: ReturnMover): ReturnState[] =>
  (Object.keys(moves) as ReturnState[]).filter((from) => moves[from][to] === who);
