import type { Retention } from '#features/privacy/model.ts';
import {
  ofBoth,
  ofHolder,
  ofVisitor,
  ofSale,
  ofNumber,
  ofOrder,
  orders,
  own,
  ownSale,
  purchases,
  payments,
} from '#features/privacy/whose.ts';
import { moneyMs, unpaidMs } from '#payment/model.ts';
import { retentionMs as receiptMs } from '#payment/receipt/model.ts';
import { retentionMs as shiftMs } from '#features/package-shift/model.ts';
import { lineMs, unpaidMs as unpaidPurchaseMs } from '#purchase/model.ts';

/** As long as somebody may ask why an order has ended that was not paid. */
const lapsedMs = 30 * 24 * 60 * 60_000;

/** What was sold, paid, given back and receipted: the part of `src/retention.ts` that the law keeps. */
export const soldRetention = {
  // The law lets nobody store it: it ends with its delivery, or after its time.
  receipt_secret: {
    key: 'id',
    ends: [{ from: 'expires_at', ms: 0 }],
    of: `id IN (SELECT id FROM receipt WHERE payment_id IN ${payments})`,
    onDeletion: 'stays',
    sealed: 'sealed',
    own: `id IN (SELECT id FROM receipt WHERE payment_id IN ${own.payments})`,
  },
  receipt: {
    key: 'id',
    ends: [{ from: 'updated_at', ms: receiptMs }],
    of: `payment_id IN ${payments}`,
    onDeletion: 'unnamed',
    part: 'receipt',
    sealed: 'buyer',
    own: `payment_id IN ${own.payments}`,
  },
  order_event: {
    key: 'order_id, status',
    of: `order_id IN ${orders}`,
    onDeletion: 'stays',
  },
  return_event: {
    key: 'return_id, state',
    of: `return_id IN (SELECT id FROM return_case WHERE order_id IN ${orders})`,
    onDeletion: 'unnamed',
  },
  return_case: {
    key: 'id',
    of: `order_id IN ${orders}`,
    onDeletion: 'unnamed',
    part: 'return',
    sealed: 'personal',
    own: `order_id IN ${own.orders}`,
    secret: ['request_hash'],
  },
  digital_code: {
    key: 'id',
    of: `order_id IN ${orders}`,
    onDeletion: 'unnamed',
    sealed: 'code',
    own: `order_id IN ${own.orders}`,
  },
  wifi_code: {
    key: 'id',
    of: `purchase_id IN ${purchases}`,
    onDeletion: 'unnamed',
    sealed: 'code',
    own: `purchase_id IN ${own.purchases}`,
  },
  sim_order: {
    key: 'id',
    of: `id IN ${purchases}`,
    onDeletion: 'unnamed',
    sealed: 'profile',
    own: `id IN ${own.purchases}`,
  },
  preorder_place: {
    key: 'id',
    ends: [
      { from: 'updated_at', ms: moneyMs },
      // Nobody has paid for it.
      { from: 'updated_at', ms: unpaidPurchaseMs, only: `state = 'LAPSED'` },
    ],
    // It names nobody once its purchase does not, and it counts in the quota.
    of: `purchase_id IN ${purchases}`,
    onDeletion: 'stays',
    secret: ['person'],
  },
  preorder_line: {
    key: 'id',
    // Whoever has joined early waits as long as there is something to wait for.
    ends: [{ from: 'closes_at', ms: lineMs }],
    of: ofBoth,
    sealed: 'phone',
    own: ofNumber,
    secret: ['person'],
  },
  refund: {
    key: 'id',
    ends: [{ from: 'updated_at', ms: moneyMs }],
    of: `payment_id IN ${payments}`,
    onDeletion: 'stays',
  },
  money: {
    key: 'provider, provider_payment_id',
    ends: [{ from: 'at', ms: moneyMs }],
    of: `payment_id IN ${payments}`,
    onDeletion: 'stays',
  },
  payment: {
    key: 'id',
    ends: [
      { from: 'updated_at', ms: moneyMs },
      // Nothing was paid, so that nobody asks for it later.
      {
        from: 'updated_at',
        ms: unpaidMs,
        only: `state IN ('FAILED', 'EXPIRED', 'CANCELED') AND close_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM money WHERE payment_id = payment.id)`,
      },
    ],
    of: `id IN ${payments}`,
    onDeletion: 'unnamed',
    part: 'payment',
    sealed: 'sealed',
    own: `id IN ${own.payments}`,
    secret: ['callback_hash', 'lease_until', 'settlement'],
  },
  // Nobody may ask for it any more. Its timeline and its codes go with it, a row or two each.
  shop_order: {
    key: 'id',
    ends: [
      { from: 'updated_at', ms: lapsedMs, only: `status = 'LAPSED'` },
      { from: 'updated_at', ms: moneyMs, only: `status = 'COMPLETED'` },
      { from: 'updated_at', ms: moneyMs, only: `status = 'CANCELED'` },
    ],
    of: ofOrder,
    onDeletion: 'unnamed',
    part: 'order',
    sealed: 'personal',
    own: own.order,
    secret: ['submit_key', 'phone_hash', 'referral_code'],
  },
  purchase: {
    key: 'id',
    ends: [
      { from: 'updated_at', ms: moneyMs },
      // Nobody has paid it, and nobody can any more.
      { from: 'updated_at', ms: unpaidPurchaseMs, only: `status = 'AWAITING_PAYMENT'` },
    ],
    of: ofSale,
    onDeletion: 'unnamed',
    part: 'purchase',
    sealed: 'personal',
    own: ownSale,
    secret: ['token_hash'],
  },
  // The claim of a number's month: it is not sold, but kept in the same way.
  package_shift: {
    key: 'id',
    ends: [{ from: 'updated_at', ms: shiftMs, only: `state <> 'SENDING'` }],
    of: `(${ofHolder('created_at')} OR ${ofVisitor})`,
    onDeletion: 'unnamed',
    part: 'shift',
    sealed: 'personal',
    own: ownSale,
  },
} as const satisfies Retention;
