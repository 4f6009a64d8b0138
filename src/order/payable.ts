import type { Bound } from '#db/statement.ts';
import { putMessage, type Topic } from '#forms/outbox.ts';
import { tell } from '#messages/message-topic.ts';
import type { Consequence, Payable, Settlement } from '#payment/payable.ts';
import { type Order, toOrderHref } from './model.ts';
import { bindPlaced, bindRemoveDraft } from './settle-store.ts';
import { findOrderById } from './store.ts';
import { commerceTopic, orderMessageTopic, toCommerceKey } from './topics.ts';

/** What an order needs of the cart that it was made from. */
export interface OrderPorts {
  /** Takes out of a visitor's cart what was ordered, in the batch that settles the payment. */
  bindTakeOrdered: (
    ordered: { cartId: string; lines: Order['lines'] },
    settlement: Settlement,
  ) => Readonly<Record<string, Bound>>;
  /** By which a customer's cart is told, which is in the commerce service. */
  cartTopic: Topic<{ id: string }>;
}

/** Each statement has its effect only if the one before has. */
function tellPlaced(order: Order, cartTopic: OrderPorts['cartTopic'], now: number): Consequence {
  const { id, isdn } = order;
  const options = { now, afterChange: true };
  const paid = { key: toCommerceKey('paid', id), body: { id, what: 'paid' } } as const;
  const told = tell(orderMessageTopic, { event: 'order.placed', id }, options);
  const cart = { key: `order cart ${id}`, body: { id } };
  return {
    statements: {
      told: putMessage(commerceTopic, paid, options),
      ...(isdn === null ? {} : { cart: putMessage(cartTopic, cart, options) }),
      ...Object.fromEntries(
        Object.entries(told.statements).flatMap(([name, one]) => (one ? [[name, one]] : [])),
      ),
    },
    keys: [paid.key, ...(isdn === null ? [] : [cart.key]), ...told.keys],
  };
}

/** Orders of the shop, as something that is paid for. */
export const orderPayable = ({ bindTakeOrdered, cartTopic }: OrderPorts): Payable => ({
  kind: 'order',
  async onPaid(payment, settlement, now) {
    const order = await findOrderById(payment.subjectId);
    if (order?.status !== 'AWAITING_PAYMENT' || order.total !== payment.amount) return null;
    const { cartId, lines, draftId } = order;
    const told = tellPlaced(order, cartTopic, now);
    return {
      statements: {
        ...bindPlaced(order.id, settlement, now),
        ...told.statements,
        ...(cartId === null ? {} : bindTakeOrdered({ cartId, lines }, settlement)),
        draft: bindRemoveDraft(draftId, settlement),
      },
      keys: told.keys,
    };
  },
  async onEnded() {
    return { statements: {}, keys: [] };
  },
  async summarize(payment, mine) {
    const order = await findOrderById(payment.subjectId);
    if (!order) return null;
    const { code, token } = order;
    return { title: 'order.payment', code, href: mine ? toOrderHref(code, token) : null };
  },
  async canRetry(payment) {
    return (await findOrderById(payment.subjectId))?.status === 'AWAITING_PAYMENT';
  },
});
