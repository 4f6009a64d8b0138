import * as v from 'valibot';
import type { OrderBody } from '#contracts/commerce/orders.ts';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { topic } from '#forms/outbox.ts';
import { formatDay } from '#i18n/format-date.ts';
import { localized } from '#i18n/localized.ts';
import type { Outcome } from '#lib/outcome.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { tellCanceledOrder, tellOrder, tellPaidOrder } from '#services/orders.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { type Order, type OrderAddress, type OrderLease, toOrderHref } from './model.ts';
import { findOrderById } from './store.ts';

/** What commerce is told of an order. */
const tellings = ['create', 'paid', 'cancel'] as const;
type Told = (typeof tellings)[number];

export const toCommerceKey = (what: Told, id: string) => `order ${what} ${id}`;

const toIso = (at: number) => new Date(at).toISOString();

const toLeaseBody = ({ assessmentId: _id, rate: _rate, ...lease }: OrderLease) => lease;

function toBody(order: Order): OrderBody {
  const { createdAt, phone, email, firstName, lastName, registerNumber, address } = order;
  const { passport = '' } = order;
  return {
    code: order.code,
    createdAt: toIso(createdAt),
    language: order.language,
    isdn: order.isdn,
    lines: order.lines.map(({ productId, product, quantity, price, lease }) => {
      return { productId, product, quantity, price, ...(lease && { lease: toLeaseBody(lease) }) };
    }),
    goods: order.goods,
    discount: order.discount,
    delivery: order.delivery,
    total: order.total,
    promoCode: order.promoCode,
    referralCode: order.referralCode,
    deliveryType: order.deliveryType,
    slotDate: order.slotDate,
    slot: order.slot,
    branchId: order.branchId,
    contact: {
      phone,
      email,
      firstName,
      lastName,
      registerNumber,
      ...(passport === '' ? {} : { passport }),
    },
    address: address && toPlace(address),
  };
}

function toPlace({ textMn, textEn: _en, ...place }: OrderAddress) {
  return { ...place, text: textMn };
}

type Sending = Promise<Outcome<unknown, UpstreamError>>;

const nothingToSend = { ok: true, value: null } as const;

/** Of an order that was canceled meanwhile commerce hears that last, in whichever order the messages are sent. */
async function thenCanceled({ id, code }: Order, told: Awaited<Sending>): Sending {
  if (!told.ok || (await findOrderById(id))?.status !== 'CANCELED') return told;
  return tellCanceledOrder(toCommerceKey('cancel', id), code);
}

/** Tells that an order is paid, with the same key whoever tells it. One that was canceled meanwhile is not packed. */
export async function tellPaid(order: Order): Sending {
  if (order.status === 'CANCELED') return nothingToSend;
  const paidAt = toIso(order.placedAt ?? order.updatedAt);
  const key = toCommerceKey('paid', order.id);
  return thenCanceled(order, await tellPaidOrder(key, { ...toBody(order), paidAt }));
}

/** A message holds only the order's id: what is personal is read when it is sent. */
export const commerceTopic = topic(
  'commerce-order',
  v.strictObject({ id: v.string(), what: v.picklist(tellings) }),
  async ({ id, what }, key): Sending => {
    const order = await findOrderById(id);
    // Nobody has anything to tell about an order that was deleted.
    if (!order) return nothingToSend;
    if (what === 'cancel') return tellCanceledOrder(key, order.code);
    if (what === 'paid') return tellPaid(order);
    if (order.status === 'LAPSED') return nothingToSend;
    return thenCanceled(order, await tellOrder(key, toBody(order)));
  },
);

/** The id of what is told about a refund: the order's, and how much comes back. */
export const toRefundId = (orderId: string, { id, amount }: { id: string; amount: number }) =>
  `${orderId} ${id} ${amount}`;

/** What the customer is told of an order, by its id or by that of a refund. */
export const orderMessageTopic = messageTopic('order-message', async (id) => {
  const [orderId = '', , amount] = id.split(' ');
  const order = await findOrderById(orderId);
  if (!order) return null;
  const { language, phone, email, code, token, total, slotDate, slot, address } = order;
  return {
    language,
    phone,
    email,
    path: toOrderHref(code, token),
    values: {
      code,
      callCentre: brand.callCentre,
      total: formatMnt(amount === undefined ? total : Number(amount)),
      date: slotDate ? formatDay(slotDate, language) : '',
      slot: slot?.replace('-', '–') ?? '',
      address: address ? localized(address, 'text', language) : '',
    },
  };
});
