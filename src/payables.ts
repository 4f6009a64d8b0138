import { bindTakeOrdered } from '#features/cart/ordered-store.ts';
import { orderedTopic } from '#features/cart/ordered-topic.ts';
import { orderPayable } from '#order/payable.ts';
import type { Payables } from '#payment/payable.ts';
import { purchasePayable } from '#purchase/payable.ts';

/**
 * Everything that can be paid for. What one needs of another feature is handed in here. Pages,
 * the edge and jobs read it, nothing below them.
 */
export const payables: Payables = [
  orderPayable({ bindTakeOrdered, cartTopic: orderedTopic }),
  purchasePayable,
];
