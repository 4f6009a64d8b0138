import type { ItemRow, MergeRow, OpRow, SeenPriceRow } from '#db/cart-schema.ts';
import { statement } from '#db/statement.ts';

/**
 * A change of a visitor's cart, run as one batch. The act is written first, with what will come of it; the change
 * itself is done only if that was new, which `changes()` tells.
 */
export interface Act {
  cartId: string;
  opId: string;
  /** The asked lines as JSON. */
  asked: string;
  now: number;
  maxLines: number;
}

type OfCart = Pick<Act, 'cartId' | 'now'>;

const LINE = 'cart_item.cart_id = :cartId AND cart_item.sold_id = asked.id';
const ASKED = `(SELECT value ->> 'productId' AS id, value ->> 'product' AS product,
  value ->> 'quantity' AS quantity, value ->> 'most' AS most, value ->> 'price' AS price,
  value ->> 'at' AS at FROM json_each(:asked))`;
const FIRST = `changes() = 1 AND (SELECT outcome FROM cart_op
  WHERE cart_id = :cartId AND op_id = :opId) = 'done'`;

/** The cart's own row, or an expired cart would come back with its lines; others are left to the sweep. */
export const FORGET_EXPIRED = statement<OfCart>(
  'DELETE FROM cart WHERE id = :cartId AND expires_at <= :now',
);

/** The end moves on only when that is worth a write. */
export const OPEN_CART = statement<{ cartId: string; expiresAt: number }>(
  `INSERT INTO cart (id, expires_at) VALUES (:cartId, :expiresAt)
   ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at
   WHERE expires_at < excluded.expires_at - 60000`,
);

/** Its items, acts and merges go with it. */
export const DELETE_CART = statement<{ cartId: string }>('DELETE FROM cart WHERE id = :cartId');

/** `productId` is what is sold, `product` the product that it belongs to. */
export interface LineRow extends Pick<ItemRow, 'quantity' | 'seenPrice' | 'at'> {
  productId: ItemRow['soldId'];
  product: ItemRow['productId'];
}

export const READ_LINES = statement<OfCart, LineRow>(
  `SELECT sold_id AS "productId", product_id AS product, quantity, seen_price AS "seenPrice", at
   FROM cart_item WHERE cart_id = :cartId
     AND EXISTS (SELECT 1 FROM cart WHERE id = :cartId AND expires_at > :now)
   ORDER BY at, sold_id`,
);

export const READ_OP = statement<
  Pick<OpRow, 'cartId' | 'opId'>,
  Pick<OpRow, 'outcome' | 'clamped'>
>('SELECT outcome, clamped FROM cart_op WHERE cart_id = :cartId AND op_id = :opId');

export const NOTE_ADD = statement<Act>(
  `INSERT INTO cart_op (cart_id, op_id, at, outcome, clamped)
   SELECT :cartId, :opId, :now,
     CASE WHEN (SELECT count(*) FROM (SELECT sold_id FROM cart_item WHERE cart_id = :cartId
       UNION SELECT id FROM ${ASKED})) > :maxLines THEN 'full' ELSE 'done' END,
     (SELECT json_group_array(asked.id) FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}
       WHERE coalesce(cart_item.quantity, 0) + asked.quantity > asked.most)
   WHERE true ON CONFLICT DO NOTHING`,
);

/** What is put back comes to where it stood; no line comes from later than now. */
export const ADD = statement<Act>(
  `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, seen_price, at)
   SELECT :cartId, id, product, min(quantity, most), price, min(coalesce(at, :now), :now)
   FROM ${ASKED} WHERE most > 0 AND ${FIRST}
   ON CONFLICT (cart_id, sold_id) DO UPDATE SET seen_price = excluded.seen_price, quantity = min(
     quantity + (SELECT quantity FROM ${ASKED} WHERE id = excluded.sold_id),
     (SELECT most FROM ${ASKED} WHERE id = excluded.sold_id))`,
);

export const NOTE_SET = statement<Act>(
  `INSERT INTO cart_op (cart_id, op_id, at, outcome, clamped)
   SELECT :cartId, :opId, :now, iif(cart_item.sold_id IS NULL, 'missing', 'done'),
     iif(asked.quantity > asked.most, json_array(asked.id), '[]')
   FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}
   WHERE true ON CONFLICT DO NOTHING`,
);

export const SET = statement<Act>(
  `UPDATE cart_item SET quantity = min(asked.quantity, asked.most),
     seen_price = coalesce(asked.price, seen_price)
   FROM ${ASKED} AS asked WHERE ${LINE} AND ${FIRST}`,
);

export const REMOVE = statement<Act>(
  `DELETE FROM cart_item WHERE cart_id = :cartId
   AND sold_id IN (SELECT id FROM ${ASKED}) AND ${FIRST}`,
);

export const NOTE_CLEAR = statement<Act>(
  `INSERT INTO cart_op (cart_id, op_id, at, outcome)
   SELECT :cartId, :opId, :now, 'done' WHERE true ON CONFLICT DO NOTHING`,
);

export const CLEAR = statement<Act>(`DELETE FROM cart_item WHERE cart_id = :cartId AND ${FIRST}`);

type OfCustomer = OfCart & Pick<MergeRow, 'isdn'>;
type OfMerge = Pick<MergeRow, 'id'>;

/** What is in the cart at this moment is what is brought over. */
export const START_MERGE = statement<OfCustomer & OfMerge>(
  `INSERT INTO cart_merge (id, cart_id, isdn, state, lines, lease_until)
   SELECT :id, :cartId, :isdn, 'pending', json_group_array(json_object('productId', sold_id,
     'product', product_id, 'quantity', quantity)), 0
   FROM cart_item WHERE cart_id = :cartId
     AND EXISTS (SELECT 1 FROM cart WHERE id = :cartId AND expires_at > :now)
   HAVING count(*) > 0 ON CONFLICT DO NOTHING`,
);

/** Another customer's is left alone. */
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

/** `until` is when it may be tried again. What was surely not taken is as if it had not been sent. */
export const DELAY_MERGE = statement<OfMerge & { state: 'pending' | 'unknown'; until: number }>(
  `UPDATE cart_merge SET state = :state, lease_until = :until,
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

/** What is in the cart no more, and what has expired, or an old price would come back with the next note. */
export const FORGET_SEEN = statement<OfSeen & { now: number; prices: string }>(
  `DELETE FROM seen_price WHERE isdn = :isdn AND (expires_at <= :now
     OR sold_id NOT IN (SELECT value ->> 'productId' FROM json_each(:prices)))`,
);

/** The price of what is in `accepted` is seen anew; others keep the one they have. */
export const NOTE_SEEN = statement<
  OfSeen & Pick<SeenPriceRow, 'expiresAt'> & { prices: string; accepted: string }
>(
  `INSERT INTO seen_price (isdn, sold_id, price, expires_at)
   SELECT :isdn, value ->> 'productId', value ->> 'price', :expiresAt FROM json_each(:prices)
   WHERE value ->> 'price' IS NOT NULL
   ON CONFLICT (isdn, sold_id) DO UPDATE SET expires_at = excluded.expires_at, price = iif(
     sold_id IN (SELECT value FROM json_each(:accepted)), excluded.price, price)`,
);
