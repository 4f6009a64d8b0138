import type { ItemRow } from '#db/cart-schema.ts';
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

type OfCart = Pick<CartChange, 'cartId' | 'now'>;

const LINE = 'cart_item.cart_id = :cartId AND cart_item.sold_id = asked.sold_id';
const ASKED = `(SELECT value ->> 'soldId' AS sold_id, value ->> 'productId' AS product_id,
  value ->> 'quantity' AS quantity, value ->> 'maxQuantity' AS max_quantity, value ->> 'price' AS price,
  value ->> 'at' AS at FROM json_each(:asked))`;
const FIRST = `changes() = 1 AND (SELECT outcome ->> 'outcome' FROM operation
  WHERE owner = :owner AND id = :id) = 'done'`;
const LIVING = 'EXISTS (SELECT 1 FROM cart WHERE id = :cartId AND expires_at > :now)';
const toOutcome = (outcome: string, clamped: string, removed = `'[]'`) =>
  `json_object('outcome', ${outcome}, 'clamped', json(${clamped}), 'removed', json(${removed}))`;
const toRemoved = (which: string) =>
  `(SELECT json_group_array(json_object('productId', sold_id, 'product', product_id,
     'quantity', quantity, 'at', at)) FROM (SELECT * FROM cart_item
     WHERE cart_id = :cartId AND ${which} ORDER BY at, sold_id))`;

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

/** The same for a cart that there is; it makes none. */
export const PROLONG_CART = statement<CartChange>(
  `UPDATE cart SET expires_at = :expiresAt
   WHERE id = :cartId AND expires_at > :now AND expires_at < :expiresAt - 60000`,
);

export type LineRow = Omit<ItemRow, 'cartId'>;

export const READ_LINES = statement<OfCart, LineRow>(
  `SELECT sold_id AS "soldId", product_id AS "productId", quantity, seen_price AS "seenPrice", at
   FROM cart_item WHERE cart_id = :cartId AND ${LIVING} ORDER BY at, sold_id`,
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
    toRemoved(`sold_id IN (SELECT sold_id FROM ${ASKED} WHERE quantity = 0)`),
  ),
  `FROM (SELECT 1 WHERE ${LIVING}) JOIN ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}`,
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

export const NOTE_CLEAR = noteOperation<CartChange>(
  toOutcome(`'done'`, `'[]'`, toRemoved('true')),
  `FROM (SELECT 1 WHERE ${LIVING})`,
);

export const CLEAR = statement<CartChange>(
  `DELETE FROM cart_item WHERE cart_id = :cartId AND ${FIRST}`,
);
