import { type Bound, bind } from '#db/statement.ts';
import { toRemoval } from '#flow/store.ts';
import { isSettledNow, type Settlement, settledStatement } from '#payment/payable.ts';

type OfOrder = { orderId: string; now: number };

const place = settledStatement<OfOrder>(
  `UPDATE shop_order SET status = 'PLACED', placed_at = :now, updated_at = :now
   WHERE id = :orderId AND status = 'AWAITING_PAYMENT' AND ${isSettledNow}`,
);
/** Nothing of the batch takes effect where the order has lapsed since it was read: `at` may not be null. */
const notePlaced = settledStatement<OfOrder>(
  `INSERT INTO order_event (order_id, status, at, who)
   SELECT :orderId, 'PLACED', (SELECT placed_at FROM shop_order WHERE id = :orderId AND status = 'PLACED'), 'customer'
   WHERE ${isSettledNow}`,
);
const removeDraft = toRemoval<Settlement>(isSettledNow);

/** What a payment's success makes of its order; what is told of it comes directly after `noted`. */
export const bindPlaced = (orderId: string, settlement: Settlement, now: number) => ({
  placed: bind(place, { orderId, now, ...settlement }),
  noted: bind(notePlaced, { orderId, now, ...settlement }),
});

export const bindRemoveDraft = (draftId: string, settlement: Settlement): Bound<never> =>
  bind(removeDraft, { draftId, ...settlement });
