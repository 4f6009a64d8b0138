import type { Bound } from '#db/statement.ts';
import { putMessage, type PutOptions, type Topic } from '#forms/outbox.ts';
import { isHeld } from '#fraud/review-store.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { bindHold } from '#payment/hold-store.ts';
import type { Payment, RefundStep } from '#payment/model.ts';
import type { Consequence, Payable, PayableSummary, Settlement } from '#payment/payable.ts';
import { bindNewReceipt } from '#payment/receipt/new-receipt-store.ts';
import { codesTopic, toCodesKey } from './codes-topic.ts';
import { listDigital } from './digital-goods.ts';
import { isLarge } from './held-codes.ts';
import { type Order, toOrderHref } from './model.ts';
import { bindPaymentEnded } from './move-store.ts';
import { findUnpaidOrders, listPaidOrders } from './paid-store.ts';
import { reserveGoods } from './reserve.ts';
import { bindPlaced, bindRemoveDraft } from './settle-store.ts';
import { findOrderByCode, findOrderById } from './store.ts';
import { toStateView } from './state-view.ts';
import { toSold } from './to-sold.ts';
import { commerceTopic, orderMessageTopic, toCommerceKey, toRefundId } from './topics.ts';

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

/** The messages of an event, as statements of a batch. */
function toConsequence(event: MessageEvent, id: string, options: PutOptions): Consequence {
  const { statements, keys } = tell(orderMessageTopic, { event, id }, options);
  const bound = Object.entries(statements).flatMap(([name, one]) => (one ? [[name, one]] : []));
  return { statements: Object.fromEntries(bound), keys };
}

/** Each statement has its effect only if the one before has. */
function tellPlaced(order: Order, cartTopic: OrderPorts['cartTopic'], now: number): Consequence {
  const { id } = order;
  const options = { now, afterChange: true };
  const body = { id };
  const told = toConsequence('order.placed', id, options);
  const keys = {
    commerce: toCommerceKey('paid', id),
    cart: `order cart ${id}`,
    codes: toCodesKey(id),
  };
  const parts: Record<string, Bound | null> = {
    commerce: putMessage(
      commerceTopic,
      { key: keys.commerce, body: { id, what: 'paid' } },
      options,
    ),
    cart: order.isdn === null ? null : putMessage(cartTopic, { key: keys.cart, body }, options),
    codes:
      listDigital(order).length === 0
        ? null
        : putMessage(codesTopic, { key: keys.codes, body }, options),
  };
  const statements = Object.entries(parts).flatMap(([name, one]) => (one ? [[name, one]] : []));
  return {
    statements: { ...Object.fromEntries(statements), ...told.statements },
    keys: [...Object.values(keys), ...told.keys],
  };
}

/** Directly after what is told of the order: its codes wait for a person where there are too many. */
async function holdCodes(
  order: Order,
  settlement: Settlement,
  { card, now }: { card: string | null; now: number },
): Promise<Consequence> {
  if (listDigital(order).length === 0) return { statements: {}, keys: [] };
  const { id } = order;
  const told = toConsequence('order.held', id, { now, afterChange: true });
  // Beside those of the same channels that tell that it is placed.
  const said = Object.fromEntries(
    Object.entries(told.statements).map(([channel, one]) => [`held ${channel}`, one]),
  );
  const statements = await bindHold(
    {
      kind: 'order',
      subjectId: id,
      by: 'giftCode',
      key: toCodesKey(id),
      card,
      isLarge: isLarge(order),
    },
    settlement,
    { now, said },
  );
  return { statements, keys: told.keys };
}

/** What is told of a refund; that of a canceled order is told with it. */
function toRefundEvent({ state, reason }: RefundStep, stands: boolean): MessageEvent | null {
  // The provider has taken it, and the bank takes its days; `DONE` is what staff have seen.
  if (state === 'SENT') return 'order.refundSent';
  if (state === 'DONE') return 'order.refundDone';
  if (state !== 'DUE' || reason === 'canceled') return null;
  if (reason === 'double' && stands) return 'order.paidTwice';
  // It came when the order had ended.
  return reason === 'late' || reason === 'soldOut' ? 'order.paidLate' : 'order.refundDue';
}

const hasMoved = ({ status }: Order) => status === 'SHIPPED' || status === 'COMPLETED';

/** What is waited for after a payment: the courier, the branch, or the code; and that it has come. */
async function toNext(order: Order): Promise<NonNullable<PayableSummary['next']>> {
  const { id, status, deliveryType, slotDate, slot } = order;
  const day = slotDate && slot ? { day: slotDate, hours: slot } : null;
  if (hasMoved(order)) {
    const { word, text } = toStateView(status, deliveryType);
    const when = status === 'SHIPPED' && deliveryType === 'DELIVERY' && day ? day : text;
    return {
      title: word,
      when: deliveryType === 'DIGITAL' ? 'payment.nextCode' : when,
      isDone: true,
    };
  }
  if (deliveryType === 'PICKUP') {
    return { title: 'payment.nextReady', when: 'checkout.PICKUP_text' };
  }
  if (deliveryType === 'DIGITAL') {
    const isChecked = status === 'PLACED' && (await isHeld('order', id));
    const when = isChecked ? 'payment.nextChecked' : 'payment.nextReceiptWhen';
    return { title: 'payment.nextCode', when };
  }
  return { title: 'payment.nextBrought', when: day ?? 'order.whenDays' };
}

const findOf = ({ subjectId }: Payment) => findOrderById(subjectId);

/** Orders of the shop, as something that is paid for. */
export const orderPayable = ({ bindTakeOrdered, cartTopic }: OrderPorts): Payable => ({
  kind: 'order',
  prepare: reserveGoods,
  async onPaid(payment, settlement, now, card = null) {
    const order = await findOf(payment);
    if (order?.status !== 'AWAITING_PAYMENT' || order.total !== payment.amount) return null;
    const { id, cartId, lines, draftId } = order;
    const told = tellPlaced(order, cartTopic, now);
    const held = await holdCodes(order, settlement, { card, now });
    return {
      statements: {
        ...bindPlaced(id, settlement, now),
        ...told.statements,
        ...held.statements,
        ...(cartId === null ? {} : bindTakeOrdered({ cartId, lines }, settlement)),
        draft: bindRemoveDraft(draftId, settlement),
        receipt: await bindNewReceipt(payment, settlement, toSold(order), now),
      },
      keys: [...told.keys, ...held.keys],
    };
  },
  async onEnded({ subjectId }, now) {
    return { statements: { touched: bindPaymentEnded(subjectId, now) }, keys: [] };
  },
  async onRefund({ subjectId }, refund, now) {
    const status = (await findOrderById(subjectId))?.status;
    const stands = status === 'PLACED' || status === 'SHIPPED' || status === 'COMPLETED';
    const event = toRefundEvent(refund, stands);
    if (!event) return { statements: {}, keys: [] };
    return toConsequence(event, toRefundId(subjectId, refund), { now, afterChange: true });
  },
  findByCode: async (code) => (await findOrderByCode(code))?.id ?? null,
  async summarize(payment, mine) {
    const order = await findOf(payment);
    if (!order) return null;
    const { code, token, status, deliveryType, lines } = order;
    const { word, text } = toStateView(status, deliveryType);
    const canceled = status === 'CANCELED' ? { title: word, text } : undefined;
    if (!mine) return { title: 'order.payment', code, href: null, canceled };
    const [first] = lines;
    const hasCode = deliveryType === 'DIGITAL' && hasMoved(order);
    return {
      title: 'order.payment',
      code,
      goods: first && { nameMn: first.nameMn, nameEn: first.nameEn, more: lines.length - 1 },
      href: toOrderHref(code, token),
      next: await toNext(order),
      action: hasCode ? 'payment.showCode' : undefined,
      canceled,
    };
  },
  async canRetry(payment) {
    return (await findOf(payment))?.status === 'AWAITING_PAYMENT';
  },
  listPaidFor: listPaidOrders,
  findUnpaid: findUnpaidOrders,
});
