export interface ProductRow {
  number: number;
  card: string;
  stock_online: number;
  rating_milli: number;
  rating_count: number;
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
