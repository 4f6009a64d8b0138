import { statement, type Statement } from '#db/statement.ts';
import { retentionMs as homeRetentionMs } from '#features/home-internet/model.ts';
import { retentionMs as effortRetentionMs } from '#flow/effort/model.ts';
import { ratingCap } from '#features/shop/caps.ts';
import { operationLifeMs } from '#forms/operation.ts';
import { deliveryMs } from '#db/webhook-delivery.ts';
import { tryMs } from '#order/find-by-phone.ts';
import { tryMs as billTryMs } from '#purchase/bill-tries.ts';
import { unpaidMs as unpaidPurchaseMs } from '#purchase/model.ts';
import { recipientMs } from '#purchase/recipients.ts';
import { outcomeSeconds } from '#identity/dan/store.ts';
import { triesMs } from '#identity/staff/tries-store.ts';
import { caps, retentionMs } from '#identity/tan/caps.ts';
import { moneyMs, unpaidMs } from '#payment/model.ts';
import { retentionMs as receiptRetentionMs } from '#payment/receipt/model.ts';
import { tagMs } from '#services/cache/cache-policy.ts';

/** How many rows one statement deletes, so that no visitor's write waits long for it. */
export const maxRows = 200;

/** Two years: what was done to a customer's order can be asked about for that long. */
const staffLogMs = 2 * 365 * 24 * 60 * 60_000;

/** As long as somebody may ask why an order has ended that was not paid. */
const lapsedMs = 30 * 24 * 60 * 60_000;

export type Sweep = Statement<{ now: number }, never>;

/** Deletes the expired rows of a table. `margin` is how long a row is needed after that, in milliseconds. */
const sweepExpiredRows = (table: string, key: string, end: string, margin = 0): Sweep =>
  statement(
    `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table}
     WHERE ${end} <= :now - ${margin} ORDER BY ${end} LIMIT ${maxRows})`,
  );

type Parent = 'session' | 'visitor' | 'cart' | 'draft';

const expired = (parent: Parent) =>
  `SELECT id FROM ${parent} WHERE expires_at <= :now ORDER BY expires_at LIMIT ${maxRows}`;

/** The column by which rows belong to a parent. Operations belong to carts and to others. */
const parentColumn = (parent: Parent, table: string) =>
  table === 'operation' ? 'owner' : `${parent}_id`;

/** Deletes the rows of expired parents, because the database's own cascade would delete any number at once. */
const sweepChildren = (parent: Parent, table: string, key: string): Sweep =>
  statement(
    `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table}
     WHERE ${parentColumn(parent, table)} IN (${expired(parent)}) LIMIT ${maxRows})`,
  );

const sweepParents = (parent: Parent, children: readonly string[]): Sweep =>
  statement(
    `DELETE FROM ${parent} WHERE id IN (${expired(parent)})
     ${children.map((table) => `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${parentColumn(parent, table)} = ${parent}.id)`).join(' ')}`,
  );

const families = {
  session: {
    web_view_offer: 'session_id',
  },
  visitor: {
    session: 'id',
    consent: 'visitor_id, version',
    product_rating: 'visitor_id, product_id',
    dan_attempt: 'state_hash',
    identity_proof: 'id',
  },
  cart: {
    cart_item: 'cart_id, sold_id',
    operation: 'owner, id',
  },
  draft: {
    draft_handoff: 'id',
    dan_attempt: 'state_hash',
    identity_proof: 'id',
  },
} as const;

const sweepFamily = (parent: Parent): Record<string, Sweep> => ({
  ...Object.fromEntries(
    Object.entries(families[parent]).map(([table, key]) => [
      `${table} of ${parent}`,
      sweepChildren(parent, table, key),
    ]),
  ),
  [parent]: sweepParents(parent, Object.keys(families[parent])),
});

/** The sweeps of all tables whose rows expire. None of them deletes a row that is alive at `now`. */
export const sweeps: Readonly<Record<string, Sweep>> = {
  lease: sweepExpiredRows('lease', 'k', 'until_ms', 60_000),
  cache_fill: sweepExpiredRows('cache_fill', 'k', 'usable_until_ms'),
  content_tag: sweepExpiredRows('content_tag', 'tag', 'version', tagMs),
  webhook_delivery: sweepExpiredRows('webhook_delivery', 'source, id', 'at', deliveryMs),
  tan_challenge: sweepExpiredRows('tan_challenge', 'id', 'expires_at', retentionMs),
  tan_issue: sweepExpiredRows('tan_issue', 'id', 'at', caps.dayMs),
  dan_attempt: sweepExpiredRows('dan_attempt', 'state_hash', 'created_at', outcomeSeconds * 1000),
  identity_proof: sweepExpiredRows('identity_proof', 'id', 'expires_at'),
  web_view_token: sweepExpiredRows('web_view_token', 'id', 'useless_at'),
  web_view_offer: sweepExpiredRows('web_view_offer', 'session_id', 'expires_at'),
  customer_cart: sweepExpiredRows('customer_cart', 'isdn', 'expires_at'),
  seen_price: sweepExpiredRows('seen_price', 'isdn, sold_id', 'expires_at'),
  operation: sweepExpiredRows('operation', 'owner, id', 'expires_at'),
  draft_end: sweepExpiredRows('draft_end', 'id', 'at', operationLifeMs),
  rating_share: sweepExpiredRows('rating_share', 'id', 'at', ratingCap.ms),
  // As long as a batch that writes the same message again may come.
  outbox: sweepExpiredRows('outbox', 'id', 'done_at', operationLifeMs),
  home_request: sweepExpiredRows('home_request', 'id', 'updated_at', homeRetentionMs),
  effort: sweepExpiredRows('effort', 'id', 'created_at', effortRetentionMs),
  // The law lets nobody store it: it ends with its delivery, or after its time.
  receipt_secret: sweepExpiredRows('receipt_secret', 'id', 'expires_at'),
  receipt: sweepExpiredRows('receipt', 'id', 'updated_at', receiptRetentionMs),
  // Nothing was bought. Their timelines go with them, a row or two each; what was paid for stays, as the law wants it.
  shop_order: statement(
    `DELETE FROM shop_order WHERE id IN (SELECT id FROM shop_order
     WHERE status = 'LAPSED' AND updated_at <= :now - ${lapsedMs} ORDER BY updated_at LIMIT ${maxRows})`,
  ),
  // Nothing was paid, so that nobody asks for it later.
  'payment unpaid': statement(
    `DELETE FROM payment WHERE id IN (SELECT id FROM payment p
     WHERE updated_at <= :now - ${unpaidMs} AND state IN ('FAILED', 'EXPIRED', 'CANCELED')
       AND close_at IS NULL AND NOT EXISTS (SELECT 1 FROM money WHERE payment_id = p.id)
     ORDER BY updated_at LIMIT ${maxRows})`,
  ),
  payment: sweepExpiredRows('payment', 'id', 'updated_at', moneyMs),
  money: sweepExpiredRows('money', 'provider, provider_payment_id', 'at', moneyMs),
  refund: sweepExpiredRows('refund', 'id', 'updated_at', moneyMs),
  difference: sweepExpiredRows('difference', 'id', 'closed_at', staffLogMs),
  // Nobody has paid it, and nobody can any more.
  'purchase unpaid': statement(
    `DELETE FROM purchase WHERE id IN (SELECT id FROM purchase
     WHERE status = 'AWAITING_PAYMENT' AND updated_at <= :now - ${unpaidPurchaseMs} ORDER BY updated_at LIMIT ${maxRows})`,
  ),
  purchase: sweepExpiredRows('purchase', 'id', 'updated_at', moneyMs),
  recipient: sweepExpiredRows('recipient', 'id', 'used_at', recipientMs),
  bill_try: sweepExpiredRows('bill_try', 'id', 'at', billTryMs),
  order_try: sweepExpiredRows('order_try', 'id', 'at', tryMs),
  staff_try: sweepExpiredRows('staff_try', 'id', 'at', triesMs),
  kiosk_device: statement(
    `DELETE FROM kiosk_device WHERE id IN (SELECT id FROM kiosk_device
     WHERE key_hash IS NULL AND link_expires_at <= :now ORDER BY link_expires_at LIMIT ${maxRows})`,
  ),
  staff_log: sweepExpiredRows('staff_log', 'id', 'at', staffLogMs),
  // A session expires no later than its visitor.
  ...sweepFamily('session'),
  ...sweepFamily('visitor'),
  ...sweepFamily('cart'),
  ...sweepFamily('draft'),
};
