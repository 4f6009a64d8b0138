import type { ItemRow, MergeRow, SeenPriceRow } from '#db/cart-schema.ts';
import { statement } from '#db/statement.ts';
import { noteOperation, type Operation } from '#forms/operation.ts';

/**
 * A change of a visitor's cart, run as one batch. A NOTE_ statement records the operation and its outcome first; the
 * change itself is made only if that row is new, which `changes()` tells.
 */
export interface CartChange extends Operation {
  cartId: string;
  /** The requested lines as JSON: a line's columns, and `maxQuantity`. */
  asked: string;
  now: number;
  expiresAt: number;
  maxLines: number;
}

/** What is stored of a change; `clamped` are the ids of lines that got less than was asked for. */
export interface CartOutcome {
  outcome: 'done' | 'missing' | 'full';
  clamped: string[];
}

type OfCart = Pick<CartChange, 'cartId' | 'now'>;

const LINE = 'cart_item.cart_id = :cartId AND cart_item.sold_id = asked.sold_id';
const ASKED = `(SELECT value ->> 'soldId' AS sold_id, value ->> 'productId' AS product_id,
  value ->> 'quantity' AS quantity, value ->> 'maxQuantity' AS max_quantity, value ->> 'price' AS price,
  value ->> 'at' AS at FROM json_each(:asked))`;
const FIRST = `changes() = 1 AND (SELECT outcome ->> 'outcome' FROM operation
  WHERE owner = :owner AND id = :id) = 'done'`;
const toOutcome = (outcome: string, clamped: string) =>
  `json_object('outcome', ${outcome}, 'clamped', json(${clamped}))`;

/** Deletes the cart if it has expired, or it would come back with its lines; the sweep deletes all others. */
export const FORGET_EXPIRED = statement<OfCart>(
  'DELETE FROM cart WHERE id = :cartId AND expires_at <= :now',
);

/** Extends the cart's life only when it gains a minute, which saves most of the writes. */
export const OPEN_CART = statement<{ cartId: string; expiresAt: number }>(
  `INSERT INTO cart (id, expires_at) VALUES (:cartId, :expiresAt)
   ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at
   WHERE expires_at < excluded.expires_at - 60000`,
);

/** Its items, operations and merges are deleted with it. */
export const DELETE_CART = statement<{ cartId: string }>('DELETE FROM cart WHERE id = :cartId');

export type LineRow = Omit<ItemRow, 'cartId'>;

export const READ_LINES = statement<OfCart, LineRow>(
  `SELECT sold_id AS "soldId", product_id AS "productId", quantity, seen_price AS "seenPrice", at
   FROM cart_item WHERE cart_id = :cartId
     AND EXISTS (SELECT 1 FROM cart WHERE id = :cartId AND expires_at > :now)
   ORDER BY at, sold_id`,
);

export const NOTE_ADD = noteOperation<CartChange>(
  toOutcome(
    `CASE WHEN (SELECT count(*) FROM (SELECT sold_id FROM cart_item WHERE cart_id = :cartId
       UNION SELECT sold_id FROM ${ASKED})) > :maxLines THEN 'full' ELSE 'done' END`,
    `(SELECT json_group_array(asked.sold_id) FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}
       WHERE coalesce(cart_item.quantity, 0) + asked.quantity > asked.max_quantity)`,
  ),
);

/** A restored line takes its old position, which `at` names; no `at` may be later than now. */
export const ADD = statement<CartChange>(
  `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, seen_price, at)
   SELECT :cartId, sold_id, product_id, min(quantity, max_quantity), price, min(coalesce(at, :now), :now)
   FROM ${ASKED} WHERE max_quantity > 0 AND ${FIRST}
   ON CONFLICT (cart_id, sold_id) DO UPDATE SET seen_price = excluded.seen_price, quantity = min(
     quantity + (SELECT quantity FROM ${ASKED} AS asked WHERE asked.sold_id = excluded.sold_id),
     (SELECT max_quantity FROM ${ASKED} AS asked WHERE asked.sold_id = excluded.sold_id))`,
);

export const NOTE_SET = noteOperation<CartChange>(
  toOutcome(
    `iif(cart_item.sold_id IS NULL, 'missing', 'done')`,
    `iif(asked.quantity > asked.max_quantity, json_array(asked.sold_id), '[]')`,
  ),
  `FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}`,
);

export const SET = statement<CartChange>(
  `UPDATE cart_item SET quantity = min(asked.quantity, asked.max_quantity),
     seen_price = coalesce(asked.price, seen_price)
   FROM ${ASKED} AS asked WHERE ${LINE} AND ${FIRST}`,
);

export const REMOVE = statement<CartChange>(
  `DELETE FROM cart_item WHERE cart_id = :cartId
   AND sold_id IN (SELECT asked.sold_id FROM ${ASKED} AS asked) AND ${FIRST}`,
);

export const NOTE_CLEAR = noteOperation<CartChange>(toOutcome(`'done'`, `'[]'`));

export const CLEAR = statement<CartChange>(
  `DELETE FROM cart_item WHERE cart_id = :cartId AND ${FIRST}`,
);

type OfCustomer = OfCart & Pick<MergeRow, 'isdn'>;
type OfMerge = Pick<MergeRow, 'id'>;

/** Records the cart's items of this moment as those to be merged: `LineKey[]` as JSON. */
export const START_MERGE = statement<OfCustomer & OfMerge>(
  `INSERT INTO cart_merge (id, cart_id, isdn, state, lines, lease_until)
   SELECT :id, :cartId, :isdn, 'pending', json_group_array(json_object('productId', sold_id,
     'product', product_id, 'quantity', quantity)), 0
   FROM cart_item WHERE cart_id = :cartId
     AND EXISTS (SELECT 1 FROM cart WHERE id = :cartId AND expires_at > :now)
   HAVING count(*) > 0 ON CONFLICT DO NOTHING`,
);

/** Takes the merge's lease; a merge of another customer is never taken. */
export const TAKE_MERGE = statement<
  OfCustomer & Pick<MergeRow, 'leaseUntil'>,
  Pick<MergeRow, 'id' | 'lines' | 'before'>
>(
  `UPDATE cart_merge SET lease_until = :leaseUntil
   WHERE cart_id = :cartId AND isdn = :isdn AND state <> 'done' AND lease_until <= :now
   RETURNING id, lines, before`,
);

export const COUNT_ITEMS = statement<OfCart, { quantity: number }>(
  `SELECT coalesce(sum(quantity), 0) AS quantity FROM cart_item
   WHERE cart_id = :cartId AND EXISTS (SELECT 1 FROM cart WHERE id = :cartId AND expires_at > :now)`,
);

export const NOTE_SENDING = statement<OfMerge & { before: string }>(
  `UPDATE cart_merge SET state = 'sending', before = :before WHERE id = :id AND state <> 'done'`,
);

/** `retryAt` is when it may be tried again. In the state `pending` surely nothing was merged, so `before` is unset. */
export const DELAY_MERGE = statement<OfMerge & { state: 'pending' | 'unknown'; retryAt: number }>(
  `UPDATE cart_merge SET state = :state, lease_until = :retryAt,
     before = iif(:state = 'pending', NULL, before)
   WHERE id = :id AND state <> 'done'`,
);

const MERGED = `(SELECT value ->> 'productId' AS id, value ->> 'quantity' AS quantity
  FROM cart_merge, json_each(cart_merge.lines) WHERE cart_merge.id = :id AND state <> 'done')`;

const IN_CART = 'cart_item.cart_id = (SELECT cart_id FROM cart_merge WHERE id = :id)';

export const TAKE_OUT_WHOLE = statement<OfMerge>(
  `DELETE FROM cart_item WHERE ${IN_CART} AND EXISTS (
     SELECT 1 FROM ${MERGED} AS merged
     WHERE merged.id = cart_item.sold_id AND merged.quantity >= cart_item.quantity)`,
);

export const TAKE_OUT_PART = statement<OfMerge>(
  `UPDATE cart_item SET quantity = cart_item.quantity - merged.quantity
   FROM ${MERGED} AS merged
   WHERE ${IN_CART} AND merged.id = cart_item.sold_id AND merged.quantity < cart_item.quantity`,
);

export const FINISH_MERGE = statement<OfMerge>(
  `UPDATE cart_merge SET state = 'done' WHERE id = :id`,
);

type OfSeen = Pick<SeenPriceRow, 'isdn'>;

export const READ_SEEN = statement<
  OfSeen & { now: number },
  Pick<SeenPriceRow, 'soldId' | 'price'>
>(`SELECT sold_id AS "soldId", price FROM seen_price WHERE isdn = :isdn AND expires_at > :now`);

/** Deletes prices of what has left the cart, and expired ones, or NOTE_SEEN would bring them back. */
export const FORGET_SEEN = statement<OfSeen & { now: number; prices: string }>(
  `DELETE FROM seen_price WHERE isdn = :isdn AND (expires_at <= :now
     OR sold_id NOT IN (SELECT value ->> 'soldId' FROM json_each(:prices)))`,
);

/** Replaces the price of what is in `accepted`; of the rest, only those without a price get one. */
export const NOTE_SEEN = statement<
  OfSeen & Pick<SeenPriceRow, 'expiresAt'> & { prices: string; accepted: string }
>(
  `INSERT INTO seen_price (isdn, sold_id, price, expires_at)
   SELECT :isdn, value ->> 'soldId', value ->> 'price', :expiresAt FROM json_each(:prices)
   WHERE value ->> 'price' IS NOT NULL
   ON CONFLICT (isdn, sold_id) DO UPDATE SET expires_at = excluded.expires_at, price = iif(
     sold_id IN (SELECT value FROM json_each(:accepted)), excluded.price, price)`,
);
