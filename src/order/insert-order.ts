import { newOrderCode } from '#domain/order-code.ts';
import type { ShopOrderRow } from '#db/order-schema.ts';
import { type Bound, bind, statement } from '#db/statement.ts';
import { isClaimed, type Operation, ofOperation } from '#forms/operation.ts';
import { putMessage } from '#forms/outbox.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import type { Order } from './model.ts';
import { sealPersonal } from './order-row.ts';
import { bindAskedCodes } from './held-codes.ts';
import { releaseTopic, toReleaseKey } from './release-topic.ts';
import { commerceTopic, toCommerceKey } from './topics.ts';

/** An order as checkout knows it: the rest is ours. */
export type NewOrder = Omit<
  Order,
  | 'id'
  | 'code'
  | 'status'
  | 'token'
  | 'reservation'
  | 'createdAt'
  | 'placedAt'
  | 'updatedAt'
  | 'codesByHandAt'
>;

/** The operation's columns are `:owner, :id, :requestHash`, upon whose claim all of this depends. */
const release = statement<Operation & { submitKey: string; draftId: string; former: string }>(
  `DELETE FROM operation WHERE ${ofOperation} AND state = 'claimed' AND (
     EXISTS (SELECT 1 FROM shop_order WHERE submit_key = :submitKey AND status <> 'LAPSED')
     OR EXISTS (SELECT 1 FROM shop_order
       WHERE draft_id = :draftId AND status = 'AWAITING_PAYMENT' AND id <> :former))`,
);

type Former = Operation & { former: string; now: number };
const ofFormer = `id = :former AND status = 'AWAITING_PAYMENT' AND ${isClaimed}`;
const noteLapse = statement<Former>(
  `INSERT INTO order_event (order_id, status, at, who)
   SELECT id, 'LAPSED', :now, 'system' FROM shop_order
   WHERE shop_order.${ofFormer}`,
);
const lapse = statement<Former>(
  `UPDATE shop_order SET status = 'LAPSED', updated_at = :now WHERE shop_order.${ofFormer}`,
);

type Inserted = Omit<
  ShopOrderRow,
  'id' | 'status' | 'reservation' | 'placedAt' | 'updatedAt' | 'askedAt' | 'codesByHandAt'
>;
/** Its goods count as asked for from the beginning, so that they are given back also if nobody notes the answer. */
const insert = statement<Inserted & Operation & { orderId: string }>(
  `INSERT INTO shop_order (id, code, submit_key, draft_id, visitor_id, isdn, phone_hash, delivery_type,
     slot_date, slot, branch_id, goods, discount, delivery, total, promo_code, referral_code, lines,
     cart_id, reservation, language, consent, personal, key_id, created_at, updated_at)
   SELECT :orderId, :code, :submitKey, :draftId, :visitorId, :isdn, :phoneHash, :deliveryType,
     :slotDate, :slot, :branchId, :goods, :discount, :delivery, :total, :promoCode, :referralCode, :lines,
     :cartId, 'asked', :language, :consent, :personal, :keyId, :createdAt, :createdAt WHERE ${isClaimed}`,
);
const noteBegin = statement<Operation & { orderId: string; now: number }>(
  `INSERT INTO order_event (order_id, status, at, who)
   SELECT :orderId, 'AWAITING_PAYMENT', :now, 'customer' WHERE ${isClaimed}`,
);

/** What a batch inserts of an order, and what is known of it before. */
export interface OrderParts {
  id: string;
  /** As the batch stores it, if it does. */
  order: Order;
  /** After `claimOperation` and `bindRelease`, before what depends on the claim. */
  statements: Readonly<Record<string, Bound>>;
  /** Of the messages to commerce, for `drainOutbox` with `commerceTopic` after the batch. */
  keys: readonly string[];
}

/**
 * The statements that make an order in the batch of a submit. `former` is the id of the draft's order that waits for its
 * payment, as it was read (`findOpenOrder`): it lapses. Where another one waits, or the same submit has made an order
 * already, the claim is released, so that nothing of the batch takes effect: read again (`findOrderBySubmit`).
 */
export async function bindNewOrder(
  given: NewOrder,
  { operation, former, now }: { operation: Operation; former: string | null; now: number },
): Promise<OrderParts> {
  const token = newToken();
  const orderId = await hashText(token);
  const code = newOrderCode();
  const { phone, email, firstName, lastName, registerNumber, passport = '', ...rest } = given;
  const { address, buyer, lines, ...known } = rest;
  const recipient = { firstName, lastName, registerNumber, passport };
  const personal = { token, phone, email, ...recipient, address, buyer };
  const row = {
    ...known,
    code,
    phoneHash: await hashNumber('order', phone),
    lines: JSON.stringify(lines),
    ...(await sealPersonal(orderId, personal)),
    createdAt: now,
  };
  const told = {
    key: toCommerceKey('create', orderId),
    body: { id: orderId, what: 'create' },
  } as const;
  const asked = await bindAskedCodes(orderId, given, now);
  const before = former ?? '';
  const ended = {
    key: toCommerceKey('cancel', before),
    body: { id: before, what: 'cancel' },
  } as const;
  const { submitKey, draftId } = given;
  return {
    id: orderId,
    order: {
      ...given,
      id: orderId,
      code,
      token,
      status: 'AWAITING_PAYMENT',
      reservation: 'asked',
      createdAt: now,
      placedAt: null,
      codesByHandAt: null,
      updatedAt: now,
    },
    statements: {
      orderReleased: bind(release, { ...operation, submitKey, draftId, former: before }),
      ...(former === null
        ? {}
        : {
            formerNoted: bind(noteLapse, { ...operation, former, now }),
            formerLapsed: bind(lapse, { ...operation, former, now }),
            formerTold: putMessage(commerceTopic, ended, { now, afterChange: true }),
            // By the job: the reservation of this order does the same at once, if it comes to that.
            formerReleased: putMessage(
              releaseTopic,
              { key: toReleaseKey(former), body: { id: former } },
              { now, afterChange: true },
            ),
          }),
      ordered: bind(insert, { ...row, ...operation, orderId }),
      orderNoted: bind(noteBegin, { ...operation, orderId, now }),
      orderTold: putMessage(commerceTopic, told, { now, operation }),
      ...(asked && { asked }),
    },
    keys: former === null ? [told.key] : [ended.key, told.key],
  };
}
