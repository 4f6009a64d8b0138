export interface ProductRow {
  number: number;
  card: string;
  stock_online: number;
  rating_milli: number;
  rating_count: number;
}

/** Of products and variants what is kept for orders, by id. */
export type Held = ReadonlyMap<string, number>;

/**
 * What is kept for orders of the products that `ids` selects, and of their variants; `?2` is now. Nobody else can have it,
 * so no stock counts it.
 */
const heldOf = (ids: string) => `SELECT product_id AS id, sum(quantity) AS quantity
  FROM order_reservation WHERE expires_at > ?2 AND product_id IN (${ids} UNION ALL
    SELECT id FROM product_variant WHERE product_id IN (${ids}))
  GROUP BY product_id`;

/** `?1` the ids of the products as JSON. */
export const LIST_HELD = heldOf('SELECT value FROM json_each(?1)');
/** `?1` the id or the slug of a product. */
export const FIND_HELD = heldOf('SELECT id FROM product WHERE id = ?1 OR slug = ?1');

export interface HeldRow {
  id: string;
  quantity: number;
}

export const toHeld = (rows: readonly HeldRow[]): Held =>
  new Map(rows.map(({ id, quantity }) => [id, quantity]));

const less = (stock: number, held = 0) => Math.max(0, stock - held);

export const withoutHeld = <Row extends ProductRow>(row: Row, held?: number): Row => ({
  ...row,
  stock_online: less(row.stock_online, held),
});

interface DetailVariant {
  id: string;
  stock?: number;
}

/** Card and detail as one object, where something of it is kept for orders. */
export function toHeldProductJson(row: ProductRow & { detail: string }, held: Held): string {
  const detail = JSON.parse(row.detail) as { variants: DetailVariant[] };
  const variants = detail.variants.map((one) =>
    one.stock === undefined ? one : { ...one, stock: less(one.stock, held.get(one.id)) },
  );
  const kept = [...held.values()].reduce((sum, quantity) => sum + quantity, 0);
  const rest = withoutHeld(row, kept);
  return toProductJson({ ...rest, detail: JSON.stringify({ ...detail, variants }) });
}

/** The stored card (an object's JSON) with the columns that change between seeds (stock, ratings) appended. */
export function toCardJson(row: ProductRow): string {
  return `${row.card.slice(0, -1)},${toLiveFields(row)}}`;
}

/** Card and detail as one object. */
export function toProductJson(row: ProductRow & { detail: string }): string {
  return `${row.card.slice(0, -1)},${toLiveFields(row)},${row.detail.slice(1)}`;
}

function toLiveFields(row: ProductRow): string {
  const ratingAvg = Math.round(row.rating_milli / 10) / 100;
  return `"stockOnline":${row.stock_online},"ratingAvg":${ratingAvg},"ratingCount":${row.rating_count}`;
}
