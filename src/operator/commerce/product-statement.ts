import { Conditions } from './conditions.ts';
import { toFilterTerms } from './filter-terms.ts';
import { type ProductCursor, readCursor } from './product-cursor.ts';
import type { ProductQuery, ProductSort } from './product-query.ts';

export interface ProductStatement {
  sql: string;
  params: Array<string | number>;
}

interface Sorting {
  /** What is walked along, always with the row's number as tie-break in one direction. */
  column: string;
  direction: 'ASC' | 'DESC';
  /** The same order over the words of product_terms. */
  listing: string;
}

export const PRODUCT_SORTS: Record<ProductSort, Sorting> = {
  popular: { column: 'popularity', direction: 'DESC', listing: 'listing_popular' },
  new: { column: 'newness', direction: 'DESC', listing: 'listing_new' },
  priceAsc: { column: 'price', direction: 'ASC', listing: 'listing_price' },
  priceDesc: { column: 'price', direction: 'DESC', listing: 'listing_price' },
  rating: { column: 'rating_milli', direction: 'DESC', listing: 'listing_rating' },
};

export const PRODUCT_COLUMNS =
  'product.number, product.card, product.stock_online, product.rating_milli, product.rating_count';

/** A listing's rowid is `sorted value * NUMBERS + product.number`. */
export const NUMBERS = 2 ** 22;

/** One page and one row more, which tells that a next page exists. Null: nothing can match. */
export function toProductStatement(query: ProductQuery): ProductStatement | null {
  const terms = toFilterTerms(query);
  if (terms === null) return null;
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, query.sort);
  return terms === '' ? walkColumns(query, cursor) : walkListing(query, terms, cursor);
}

/** A whole scope lies in an index of columns. */
function walkColumns(query: ProductQuery, cursor: ProductCursor | undefined): ProductStatement {
  const { column, direction } = PRODUCT_SORTS[query.sort];
  const { categoryId, subCategoryId } = query;
  const where = new Conditions();
  // The narrower scope has indexes of its own; the `+` keeps the wider one's from being picked.
  if (subCategoryId !== undefined) where.add('product.sub_category_id = ?', subCategoryId);
  if (categoryId !== undefined) {
    where.add(`${subCategoryId === undefined ? '' : '+'}product.category_id = ?`, categoryId);
  }
  addLive(query, where);
  if (cursor !== undefined) {
    const sign = direction === 'ASC' ? '>' : '<';
    where.add(`(product.${column}, product.number) ${sign} (?, ?)`, cursor.key, cursor.number);
  }
  return {
    sql: `SELECT ${PRODUCT_COLUMNS}, product.${column} AS sort_key FROM product
      WHERE ${where.join('true')}
      ORDER BY product.${column} ${direction}, product.number ${direction} LIMIT ?`,
    params: [...where.values, query.size + 1],
  };
}

/** What words and filters have in common lies in a listing. */
function walkListing(
  query: ProductQuery,
  terms: string,
  cursor: ProductCursor | undefined,
): ProductStatement {
  const { column, direction, listing } = PRODUCT_SORTS[query.sort];
  const where = new Conditions();
  where.add(`${listing} MATCH ?`, terms);
  // Bounds are written out: D1 binds numbers as floats, and FTS5 stops at whole ones only.
  const bound = (sign: string, rowid: number) => where.add(`${listing}.rowid ${sign} ${rowid}`);
  if (column === 'price') {
    if (query.minPrice !== undefined) bound('>=', query.minPrice * NUMBERS);
    if (query.maxPrice !== undefined) bound('<', (query.maxPrice + 1) * NUMBERS);
  }
  if (cursor !== undefined) {
    bound(direction === 'ASC' ? '>' : '<', cursor.key * NUMBERS + cursor.number);
  }
  addLive(query, where);
  return {
    sql: `SELECT ${PRODUCT_COLUMNS}, product.${column} AS sort_key
      FROM ${listing} CROSS JOIN product ON product.number = ${listing}.rowid % ${NUMBERS}
      WHERE ${where.join('true')}
      ORDER BY ${listing}.rowid ${direction} LIMIT ?`,
    params: [...where.values, query.size + 1],
  };
}

/** What only the row itself can tell: the exact price, and the stock, which changes with every order. */
function addLive(query: ProductQuery, where: Conditions): void {
  if (query.minPrice !== undefined) where.add('product.price >= ?', query.minPrice);
  if (query.maxPrice !== undefined) where.add('product.price <= ?', query.maxPrice);
  if (query.inStock === true) where.add('product.stock_online > 0');
}
