import { toMatchTerms } from '../search/match-terms.ts';
import { FIRST_SEARCH_ID } from '../search/search-numbers.ts';
import { readCursor } from './product-cursor.ts';
import type { ProductQuery, ProductSort } from './product-query.ts';

export interface ProductStatement {
  sql: string;
  params: Array<string | number>;
}

/** The column each sort walks along, always with the row's number as tie-break in one direction. */
export const PRODUCT_SORTS: Record<ProductSort, { column: string; direction: 'ASC' | 'DESC' }> = {
  popular: { column: 'popularity', direction: 'DESC' },
  new: { column: 'newness', direction: 'DESC' },
  priceAsc: { column: 'price', direction: 'ASC' },
  priceDesc: { column: 'price', direction: 'DESC' },
  rating: { column: 'rating_milli', direction: 'DESC' },
};

export const PRODUCT_COLUMNS =
  'product.number, product.card, product.stock_online, product.rating_milli, product.rating_count';

/** A broad word may match half the catalogue: only its most popular matches are sorted and filtered. */
const MOST_MATCHES = 1000;

/** One page and one row more, which tells that a next page exists. Null: nothing can match. */
export function toProductStatement(query: ProductQuery): ProductStatement | null {
  const where: string[] = [];
  const params: Array<string | number> = [];
  const add = (condition: string, ...values: Array<string | number>) => {
    where.push(condition);
    params.push(...values);
  };
  const { column, direction } = PRODUCT_SORTS[query.sort];
  if (query.q !== undefined) {
    const terms = toMatchTerms(query.q);
    if (terms === null) return null;
    add(
      `product.number IN (SELECT rowid - ${FIRST_SEARCH_ID.product} FROM search_index
        WHERE search_index MATCH ? AND rowid >= ${FIRST_SEARCH_ID.product}
        ORDER BY rowid LIMIT ${MOST_MATCHES})`,
      terms,
    );
  }
  addFilters(query, add);
  if (query.cursor !== undefined) {
    const after = readCursor(query.cursor, query.sort);
    const sign = direction === 'ASC' ? '>' : '<';
    add(`(product.${column}, product.number) ${sign} (?, ?)`, after.key, after.number);
  }
  const condition = where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
  params.push(query.size + 1);
  return {
    sql: `SELECT ${PRODUCT_COLUMNS}, product.${column} AS sort_key FROM product ${condition}
      ORDER BY product.${column} ${direction}, product.number ${direction} LIMIT ?`,
    params,
  };
}

type AddCondition = (condition: string, ...values: Array<string | number>) => void;

function addFilters(query: ProductQuery, add: AddCondition): void {
  const { categoryId, subCategoryId, brand, color, storage, minPrice, maxPrice } = query;
  // The narrower scope has an index of its own, and naming both would let the wider one be picked.
  if (subCategoryId !== undefined) add('product.sub_category_id = ?', subCategoryId);
  else if (categoryId !== undefined) add('product.category_id = ?', categoryId);
  if (subCategoryId !== undefined && categoryId !== undefined) {
    add('+product.category_id = ?', categoryId);
  }
  if (minPrice !== undefined) add('product.price >= ?', minPrice);
  if (maxPrice !== undefined) add('product.price <= ?', maxPrice);
  if (query.inStock === true) add('product.stock_online > 0');
  if (query.leasable === true) add('product.leasable = 1');
  if (brand) add(`product.brand IN (${holes(brand)})`, ...brand.map((name) => name.toLowerCase()));
  if (color) addVariantFilter(add, `(color IN (${holes(color)}) OR color_name IN (${holes(color)}))`, [...color, ...color]);
  if (storage) addVariantFilter(add, `storage IN (${holes(storage)})`, storage);
}

function addVariantFilter(add: AddCondition, condition: string, values: readonly string[]): void {
  add(
    `EXISTS (SELECT 1 FROM product_variant WHERE product_id = product.id AND ${condition})`,
    ...values.map((value) => value.toLowerCase()),
  );
}

function holes(values: readonly string[]): string {
  return values.map(() => '?').join(', ');
}
