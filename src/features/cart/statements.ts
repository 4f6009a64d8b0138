/**
 * A change of a visitor's cart, run as one batch: `?1` cart, `?2` act, `?3` asked lines as JSON, `?4` now, `?5`
 * most lines. The act is written first, with what will come of it; the change itself is done only if that was
 * new, which `changes()` tells.
 */
const LINE = 'cart_item.cart_id = ?1 AND cart_item.sold_id = asked.id';
const ASKED = `(SELECT value ->> 'productId' AS id, value ->> 'product' AS product,
  value ->> 'quantity' AS quantity, value ->> 'most' AS most, value ->> 'price' AS price,
  value ->> 'at' AS at FROM json_each(?3))`;
const FIRST = `changes() = 1 AND (SELECT outcome FROM cart_op WHERE cart_id = ?1 AND op_id = ?2) = 'done'`;

export const countHoles = (statement: string): number =>
  Math.max(0, ...[...statement.matchAll(/\?(\d)/g)].map(([, hole]) => Number(hole)));

/** `?1` cart, `?2` now. A few at a time: no visitor waits for the sweeping of a whole night. */
export const FORGET_EXPIRED = `DELETE FROM cart WHERE expires_at <= ?2 AND (id = ?1
  OR id IN (SELECT id FROM cart WHERE expires_at <= ?2 LIMIT 20))`;

/** `?1` cart. Its items, acts and merges go with it. */
export const DELETE_CART = 'DELETE FROM cart WHERE id = ?1';

/** `?1` cart, `?2` its end, which moves on only when that is worth a write. */
export const OPEN_CART = `INSERT INTO cart (id, expires_at) VALUES (?1, ?2)
  ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at
  WHERE expires_at < excluded.expires_at - 60000`;

/** `?1` cart, `?2` now. */
export const READ_LINES = `SELECT sold_id AS productId, product_id AS product, quantity,
    seen_price AS seenPrice, at
  FROM cart_item WHERE cart_id = ?1
    AND EXISTS (SELECT 1 FROM cart WHERE id = ?1 AND expires_at > ?2)
  ORDER BY at, sold_id`;

export const READ_OP = 'SELECT outcome, clamped FROM cart_op WHERE cart_id = ?1 AND op_id = ?2';

export const NOTE_ADD = `INSERT INTO cart_op (cart_id, op_id, at, outcome, clamped)
  SELECT ?1, ?2, ?4,
    CASE WHEN (SELECT count(*) FROM (SELECT sold_id FROM cart_item WHERE cart_id = ?1
      UNION SELECT id FROM ${ASKED})) > ?5 THEN 'full' ELSE 'done' END,
    (SELECT json_group_array(asked.id) FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}
      WHERE coalesce(cart_item.quantity, 0) + asked.quantity > asked.most)
  WHERE true ON CONFLICT DO NOTHING`;

/** What is put back comes to where it stood; no line comes from later than now. */
export const ADD = `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, seen_price, at)
  SELECT ?1, id, product, min(quantity, most), price, min(coalesce(at, ?4), ?4) FROM ${ASKED} WHERE most > 0 AND ${FIRST}
  ON CONFLICT (cart_id, sold_id) DO UPDATE SET seen_price = excluded.seen_price, quantity = min(
    quantity + (SELECT quantity FROM ${ASKED} WHERE id = excluded.sold_id),
    (SELECT most FROM ${ASKED} WHERE id = excluded.sold_id))`;

export const NOTE_SET = `INSERT INTO cart_op (cart_id, op_id, at, outcome, clamped)
  SELECT ?1, ?2, ?4, iif(cart_item.sold_id IS NULL, 'missing', 'done'),
    iif(asked.quantity > asked.most, json_array(asked.id), '[]')
  FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}
  WHERE true ON CONFLICT DO NOTHING`;

export const SET = `UPDATE cart_item SET quantity = min(asked.quantity, asked.most),
    seen_price = coalesce(asked.price, seen_price)
  FROM ${ASKED} AS asked WHERE ${LINE} AND ${FIRST}`;

export const REMOVE = `DELETE FROM cart_item WHERE cart_id = ?1
  AND sold_id IN (SELECT id FROM ${ASKED}) AND ${FIRST}`;

export const NOTE_CLEAR = `INSERT INTO cart_op (cart_id, op_id, at, outcome)
  SELECT ?1, ?2, ?4, 'done' FROM (SELECT ?3) WHERE true ON CONFLICT DO NOTHING`;

export const CLEAR = `DELETE FROM cart_item WHERE cart_id = ?1 AND ${FIRST}`;

/** `?1` merge, `?2` cart, `?3` isdn, `?4` now. What is in the cart at this moment is what is brought over. */
export const START_MERGE = `INSERT INTO cart_merge (id, cart_id, isdn, state, lines, lease_until)
  SELECT ?1, ?2, ?3, 'pending', json_group_array(json_object('productId', sold_id,
    'product', product_id, 'quantity', quantity)), 0
  FROM cart_item WHERE cart_id = ?2
    AND EXISTS (SELECT 1 FROM cart WHERE id = ?2 AND expires_at > ?4)
  HAVING count(*) > 0 ON CONFLICT DO NOTHING`;

/** `?1` cart, `?2` isdn, `?3` now, `?4` until when. Another customer's is left alone. */
export const TAKE_MERGE = `UPDATE cart_merge SET lease_until = ?4
  WHERE cart_id = ?1 AND isdn = ?2 AND state <> 'done' AND lease_until <= ?3
  RETURNING id, lines, before`;

/** `?1` cart, `?2` now. */
export const COUNT_ITEMS = `SELECT coalesce(sum(quantity), 0) AS n FROM cart_item
  WHERE cart_id = ?1 AND EXISTS (SELECT 1 FROM cart WHERE id = ?1 AND expires_at > ?2)`;

export const NOTE_SENDING = `UPDATE cart_merge SET state = 'sending', before = ?2
  WHERE id = ?1 AND state <> 'done'`;

/** `?2` state, `?3` when it may be tried again. What was surely not taken is as if it had not been sent. */
export const DELAY_MERGE = `UPDATE cart_merge SET state = ?2, lease_until = ?3,
    before = iif(?2 = 'pending', NULL, before)
  WHERE id = ?1 AND state <> 'done'`;

const MERGED = `(SELECT value ->> 'productId' AS id, value ->> 'quantity' AS quantity
  FROM cart_merge, json_each(cart_merge.lines) WHERE cart_merge.id = ?1 AND state <> 'done')`;

const IN_CART = 'cart_item.cart_id = (SELECT cart_id FROM cart_merge WHERE id = ?1)';

export const TAKE_OUT_WHOLE = `DELETE FROM cart_item WHERE ${IN_CART} AND EXISTS (
  SELECT 1 FROM ${MERGED} AS merged
  WHERE merged.id = cart_item.sold_id AND merged.quantity >= cart_item.quantity)`;

export const TAKE_OUT_PART = `UPDATE cart_item SET quantity = cart_item.quantity - merged.quantity
  FROM ${MERGED} AS merged
  WHERE ${IN_CART} AND merged.id = cart_item.sold_id AND merged.quantity < cart_item.quantity`;

export const FINISH_MERGE = `UPDATE cart_merge SET state = 'done' WHERE id = ?1`;

/** `?1` isdn, `?2` now. */
export const READ_SEEN = `SELECT sold_id AS id, price FROM seen_price
  WHERE isdn = ?1 AND expires_at > ?2`;

/** `?1` isdn, `?2` now, `?3` the prices of what is in the cart. What has expired goes with it, a few at a time. */
export const FORGET_SEEN = `DELETE FROM seen_price WHERE (isdn = ?1
    AND sold_id NOT IN (SELECT value ->> 'productId' FROM json_each(?3)))
  OR (isdn, sold_id) IN (SELECT isdn, sold_id FROM seen_price WHERE expires_at <= ?2 LIMIT 20)`;

/** `?1` isdn, `?2` end, `?3` prices, `?4` ids of which the price is seen anew; others keep the one they have. */
export const NOTE_SEEN = `INSERT INTO seen_price (isdn, sold_id, price, expires_at)
  SELECT ?1, value ->> 'productId', value ->> 'price', ?2 FROM json_each(?3)
  WHERE value ->> 'price' IS NOT NULL
  ON CONFLICT (isdn, sold_id) DO UPDATE SET expires_at = excluded.expires_at, price = iif(
    sold_id IN (SELECT value FROM json_each(?4)), excluded.price, price)`;
