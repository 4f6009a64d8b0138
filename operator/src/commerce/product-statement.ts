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
  /** What is walked along: `sorted value * NUMBERS + product.number`, a column of the product. */
  key: string;
  direction: 'ASC' | 'DESC';
  /** The words of product_terms; a rowid is the key. */
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

/** One page and one row more, which tells that a next page exists. Null: nothing can match. */
export function toProductStatement(query: ProductQuery): ProductStatement | null {
  const terms = toFilterTerms(query);
  if (terms === null) return null;
  const { key, direction, listing } = PRODUCT_SORTS[query.sort];
  const where = new Conditions();
  const isWhole = terms.text === '';
  // A whole scope lies in an index of columns; what words and filters have in common lies in a listing.
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
  // The narrower scope has indexes of its own; the `+` keeps the wider one's from being picked.
  if (subCategoryId !== undefined) where.add('product.sub_category_id = ?', subCategoryId);
  if (categoryId !== undefined) {
    where.add(`${subCategoryId === undefined ? '' : '+'}product.category_id = ?`, categoryId);
  }
}

/** Bounds are written out: D1 binds numbers as floats, and FTS5 stops at whole ones only. */
function addBounds(query: ProductQuery, at: string, where: Conditions): void {
  const { sort, minPrice, maxPrice } = query;
  const { key, direction } = PRODUCT_SORTS[sort];
  if (key === 'price_key') {
    if (minPrice !== undefined) where.add(`${at} >= ${minPrice * NUMBERS}`);
    if (maxPrice !== undefined) where.add(`${at} < ${(maxPrice + 1) * NUMBERS}`);
  } else {
    // The words of prices may cover a little more; the row decides.
    if (minPrice !== undefined) where.add('price >= ?', minPrice);
    if (maxPrice !== undefined) where.add('price <= ?', maxPrice);
  }
  const cursor: ProductCursor | undefined =
    query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  if (cursor === undefined) return;
  const sign = direction === 'ASC' ? '>' : '<';
  where.add(`${at} ${sign} ${cursor.key * NUMBERS + cursor.number}`);
}
