/**
 * The statements of a cart change, run as one batch. `?1` isdn, `?2` key and `?3` attempt identify the
 * change: a statement has an effect only if this attempt was the first with its key.
 */
const OWN_CHANGE = 'isdn = ?1 AND key = ?2 AND attempt = ?3 AND refusal IS NULL';
const FIRST = `EXISTS (SELECT 1 FROM cart_change WHERE ${OWN_CHANGE})`;

/** Joins what is sold under an id: a product, or one of its variants. */
function joinSold(join: string, id: string): string {
  return `LEFT JOIN product_variant AS variant ON variant.id = ${id}
    ${join} product ON product.id = coalesce(variant.product_id, ${id})`;
}

const STOCK = 'coalesce(variant.stock, product.stock_online)';
const ASKED = `(SELECT value ->> 'productId' AS id, value ->> 'quantity' AS quantity,
  value ->> 'payload' AS payload FROM json_each(?4))`;

/** `?4` hash of the request, `?5` now. */
export const CLAIM_CHANGE = `INSERT INTO cart_change (isdn, key, attempt, request_hash, at)
  VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING`;

/** `?4` the requested items. It runs before the change, because it compares with what was in the cart. */
export const NOTE_WARNINGS = `UPDATE cart_change SET warnings = (
    SELECT json_group_array(json_object('code', code, 'productId', id, 'detail', max_quantity)) FROM (
      SELECT asked.id, CAST(min(99, ${STOCK}) AS TEXT) AS max_quantity, CASE
        WHEN product.id IS NULL THEN 'UNKNOWN_PRODUCT'
        WHEN ${STOCK} = 0 THEN 'OUT_OF_STOCK'
        WHEN coalesce(line.quantity * ?5, 0) + asked.quantity > min(99, ${STOCK}) THEN 'CLAMPED'
      END AS code
      FROM ${ASKED} AS asked ${joinSold('LEFT JOIN', 'asked.id')}
      LEFT JOIN cart_line AS line ON line.isdn = ?1 AND line.product_id = asked.id
    ) WHERE code IS NOT NULL
  ) WHERE ${OWN_CHANGE}`;

/** A request for a single item is refused as a whole where it cannot be met. */
export const REFUSE_IMPOSSIBLE = `UPDATE cart_change SET refusal = warnings ->> '$[0].code'
  WHERE ${OWN_CHANGE} AND warnings ->> '$[0].code' IN ('UNKNOWN_PRODUCT', 'OUT_OF_STOCK')`;

/** `?4` product id. */
export const REFUSE_NOT_IN_CART = `UPDATE cart_change SET refusal = 'NOT_IN_CART'
  WHERE ${OWN_CHANGE}
    AND NOT EXISTS (SELECT 1 FROM cart_line WHERE isdn = ?1 AND product_id = ?4)`;

/** `?4` the requested items, `?5` now. Quantities are added, up to the stock and 99. */
export const ADD_LINES = `INSERT INTO cart_line (isdn, product_id, quantity, payload, added_at)
  SELECT ?1, asked.id, min(99, ${STOCK}, asked.quantity), asked.payload, ?5
  FROM ${ASKED} AS asked ${joinSold('JOIN', 'asked.id')}
  WHERE ${FIRST} AND ${STOCK} > 0
  ON CONFLICT (isdn, product_id) DO UPDATE SET
    payload = coalesce(excluded.payload, payload),
    quantity = min(99, quantity + excluded.quantity, coalesce(
      (SELECT stock FROM product_variant WHERE id = excluded.product_id),
      (SELECT stock_online FROM product WHERE id = excluded.product_id)))`;

/** `?4` product id, `?5` quantity, at least 1. */
export const SET_LINE = `UPDATE cart_line SET quantity = min(99, ?5, coalesce(
    (SELECT stock FROM product_variant WHERE id = ?4),
    (SELECT stock_online FROM product WHERE id = ?4)))
  WHERE isdn = ?1 AND product_id = ?4 AND ${FIRST}`;

/** `?4` product id. */
export const REMOVE_LINE = `DELETE FROM cart_line
  WHERE isdn = ?1 AND product_id = ?4 AND ${FIRST}`;

export const REMOVE_LINES = `DELETE FROM cart_line WHERE isdn = ?1 AND ${FIRST}`;

/** `?1` isdn. Prices, names and pictures are the product's current ones; a merged line names its product as payload. */
export const READ_LINES = `
  SELECT json_object('productId', line.product_id, 'quantity', line.quantity,
    'price', coalesce(variant.price, product.price),
    'nameMn', product.name_mn || coalesce(' ' || nullif(variant.label_mn, ''), ''),
    'nameEn', product.name_en || coalesce(' ' || nullif(variant.label_en, ''), ''),
    'image', coalesce(variant.image, product.image), 'payload', json(coalesce(line.payload,
      json_object('product', product.id, 'slug', product.slug)))) AS item
  FROM cart_line AS line ${joinSold('JOIN', 'line.product_id')}
  WHERE line.isdn = ?1 ORDER BY line.added_at, line.product_id`;

export const SAVE_RESULT = `UPDATE cart_change SET
    result = (SELECT json_group_array(json(item)) FROM (${READ_LINES}))
  WHERE ${OWN_CHANGE}`;

/** `?1` isdn, `?2` key. */
export const READ_CHANGE = `SELECT request_hash, refusal, warnings, result FROM cart_change
  WHERE isdn = ?1 AND key = ?2`;

/** `?1` the time before which changes can no longer be replayed. */
export const DELETE_OLD_CHANGES = 'DELETE FROM cart_change WHERE at < ?1';
