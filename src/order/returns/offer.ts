import type { WorthLine } from '#domain/returned-worth.ts';
import { settings } from '#env.ts';
import { countCodes } from '../codes-store.ts';
import type { Order } from '../model.ts';
import { isOpenReturn, type ReturnCase } from './model.ts';
import { listReturnable, toQuantities, toRefundAmount, toWorthLines } from './rules.ts';
import { findReturnEnd, listHeld, readReturns } from './store.ts';

/** What of an order can be returned now, and until when. */
export interface ReturnOffer {
  /** For how many days after the delivery. */
  days: number;
  /** Null where it was not delivered. */
  endsAt: number | null;
  /** `waits`: another return of it was not answered yet. */
  state: 'open' | 'notYet' | 'over' | 'nothing' | 'waits';
  lines: ReturnType<typeof listReturnable>;
  cases: readonly ReturnCase[];
  /** What each line was paid for, and how many of it are in returns already, in the lines' order. */
  worth: { lines: WorthLine[]; held: number[] };
}

export async function findReturnOffer(order: Order, now: number): Promise<ReturnOffer> {
  const [endsAt, cases, codes] = await Promise.all([
    findReturnEnd(order),
    readReturns(order.id),
    countCodes(order.id),
  ]);
  const held = toQuantities(listHeld(cases));
  const lines = listReturnable(order.lines, held, { isOpened: codes.lastShownAt !== null });
  const isLeft = lines.some(({ returnable }) => returnable.state === 'returnable');
  const isAsked = cases.some(({ state }) => state === 'REQUESTED');
  const toState = (): ReturnOffer['state'] => {
    if (endsAt === null) return 'notYet';
    if (!isLeft) return 'nothing';
    if (now >= endsAt) return 'over';
    return isAsked ? 'waits' : 'open';
  };
  return {
    days: settings().RETURN_DAYS,
    endsAt,
    state: toState(),
    lines,
    cases,
    worth: {
      lines: toWorthLines(order),
      held: order.lines.map(({ productId }) => held.get(productId) ?? 0),
    },
  };
}

/** What comes back for a return that goes on, as it stands now; null of one that has ended. */
export function toExpected(
  order: Order,
  { id, number, state, lines }: ReturnCase,
  cases: readonly ReturnCase[],
): number | null {
  if (!isOpenReturn(state)) return null;
  const others = listHeld(cases).filter(
    (one) => one.id !== id && (one.number < number || one.state === 'REFUNDED'),
  );
  return toRefundAmount(order, toQuantities(others), toQuantities([{ lines }]));
}
