import { toTypedMatch } from '../search/match-terms.ts';
import { Conditions } from './conditions.ts';
import { toFilterTerms } from './filter-terms.ts';
import { type ProductCursor, readCursor } from './product-cursor.ts';
import type { ProductQuery, ProductSort } from './product-query.ts';

export interface ProductStatement {
  sql: string;
  params: Array<string | number>;
}

interface Sorting {
  /** The column of the product that is sorted by: `sorted value * NUMBERS + product.number`. */
  key: string;
  direction: 'ASC' | 'DESC';
  /** The full-text index over product_terms in this order; its rowid is the key. */
  listing: string;
}

export const PRODUCT_SORTS: Record<ProductSort, Sorting> = {
  popular: { key: 'popular_key', direction: 'DESC', listing: 'listing_popular' },
  new: { key: 'new_key', direction: 'DESC', listing: 'listing_new' },
  priceAsc: { key: 'price_key', direction: 'ASC', listing: 'listing_price' },
  priceDesc: { key: 'price_key', direction: 'DESC', listing: 'listing_price' },
  rating: { key: 'rating_key', direction: 'DESC', listing: 'listing_rating' },
};

export const PRODUCT_COLUMNS =
  'product.number, product.card, product.stock_online, product.rating_milli, product.rating_count';

const NUMBERS = 2 ** 22;

/** One page and one row more, which tells whether there is a next page; null where nothing can match. */
export function toProductStatement(query: ProductQuery): ProductStatement | null {
  const terms = toFilterTerms(query);
  if (terms === null) return null;
  const { key, direction, listing } = PRODUCT_SORTS[query.sort];
  const where = new Conditions();
  const isWhole = terms.text === '';
  // A whole category is a range of a column index; searches and filters are looked up in a full-text listing.
  if (isWhole) addScope(query, where);
  else where.add(`${listing} MATCH ${toTypedMatch('?', '?')}`, terms.text, terms.beginning);
  addBounds(query, isWhole ? `product.${key}` : `${listing}.rowid`, where);
  const [from, at] = isWhole ? ['product', `product.${key}`] : [listing, `${listing}.rowid`];
  return {
    sql: `SELECT ${at} % ${NUMBERS} AS number, ${at} / ${NUMBERS} AS sort_key,
        card, stock_online, rating_milli, rating_count FROM ${from}
      WHERE ${where.join('true')}
      ORDER BY ${at} ${direction} LIMIT ?`,
    params: [...where.values, query.size + 1],
  };
}

function addScope({ categoryId, subCategoryId }: ProductQuery, where: Conditions): void {
  // The sub-category has indexes of its own; the `+` stops SQLite from choosing the category's.
  if (subCategoryId !== undefined) where.add('product.sub_category_id = ?', subCategoryId);
  if (categoryId !== undefined) {
    where.add(`${subCategoryId === undefined ? '' : '+'}product.category_id = ?`, categoryId);
  }
}

/** Bounds are written into the SQL: D1 binds numbers as floats, and FTS5 ends a scan early at integers only. */
function addBounds(query: ProductQuery, at: string, where: Conditions): void {
  const { sort, minPrice, maxPrice } = query;
  const { key, direction } = PRODUCT_SORTS[sort];
  if (key === 'price_key') {
    if (minPrice !== undefined) where.add(`${at} >= ${minPrice * NUMBERS}`);
    if (maxPrice !== undefined) where.add(`${at} < ${(maxPrice + 1) * NUMBERS}`);
  } else {
    // The index's words for prices may cover a little more than the range.
    if (minPrice !== undefined) where.add('price >= ?', minPrice);
    if (maxPrice !== undefined) where.add('price <= ?', maxPrice);
  }
  const cursor: ProductCursor | undefined =
    query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  if (cursor === undefined) return;
  const sign = direction === 'ASC' ? '>' : '<';
  where.add(`${at} ${sign} ${cursor.key * NUMBERS + cursor.number}`);
}
