/** `?1` the requested items as JSON; one row each, also for unknown ids. */
export const PRICE_ITEMS = `
  SELECT asked.value ->> 'productId' AS productId, asked.value ->> 'quantity' AS asked,
    product.id IS NOT NULL AS known, product.type, product.name_mn AS nameMn,
    product.name_en AS nameEn, variant.label_mn AS labelMn, variant.label_en AS labelEn,
    coalesce(variant.price, product.price) AS price,
    coalesce(variant.stock, product.stock_online) AS stock
  FROM json_each(?1) AS asked
  LEFT JOIN product_variant AS variant ON variant.id = asked.value ->> 'productId'
  LEFT JOIN product ON product.id = coalesce(variant.product_id, asked.value ->> 'productId')
  ORDER BY asked.key`;

export interface PricedItem {
  productId: string;
  asked: number;
  known: number;
  type: string | null;
  nameMn: string | null;
  nameEn: string | null;
  labelMn: string | null;
  labelEn: string | null;
  price: number | null;
  stock: number | null;
}

/** `?1` the code in capitals, `?2` now as ISO 8601. */
export const FIND_PROMO =
  'SELECT per_cent, most_mnt FROM promo_code WHERE code = ?1 AND ends_at > ?2';

/** `?1` city, `?2` district; `deliverable` is 0 where the operator does not go. */
export const READ_PLACES = `SELECT body ->> 'kind' AS kind, body ->> 'deliverable' AS deliverable
  FROM document WHERE (kind = 'city' AND id = ?1) OR (kind = 'district' AND id = ?2)`;

export interface PlaceRow {
  kind: string;
  deliverable: number | null;
}
