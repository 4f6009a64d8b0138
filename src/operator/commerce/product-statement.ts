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
const MATCHES = `product.number IN (SELECT rowid - ${FIRST_SEARCH_ID.product} FROM search_index
  WHERE search_index MATCH ? AND rowid >= ${FIRST_SEARCH_ID.product}
  ORDER BY rowid LIMIT ${MOST_MATCHES})`;

/** Conditions with the values of their holes, in order. */
class Conditions {
  readonly texts: string[] = [];
  readonly values: Array<string | number> = [];

  add(text: string, ...values: Array<string | number>): void {
    this.texts.push(text);
    this.values.push(...values);
  }

  join(none: string): string {
    return this.texts.length > 0 ? this.texts.join(' AND ') : none;
  }
}

/** One page and one row more, which tells that a next page exists. Null: nothing can match. */
export function toProductStatement(query: ProductQuery): ProductStatement | null {
  const where = new Conditions();
  // Uncorrelated, so asked once: a brand or colour that no product has ends the walk at zero rows.
  const known = new Conditions();
  const { column, direction } = PRODUCT_SORTS[query.sort];
  if (query.q !== undefined) {
    const terms = toMatchTerms(query.q);
    if (terms === null) return null;
    where.add(MATCHES, terms);
  }
  addColumns(query, where);
  addChoices(query, where, known);
  if (query.cursor !== undefined) {
    const after = readCursor(query.cursor, query.sort);
    const sign = direction === 'ASC' ? '>' : '<';
    where.add(`(product.${column}, product.number) ${sign} (?, ?)`, after.key, after.number);
  }
  return {
    sql: `SELECT ${PRODUCT_COLUMNS}, product.${column} AS sort_key FROM product
      WHERE ${where.join('true')}
      ORDER BY product.${column} ${direction}, product.number ${direction}
      LIMIT ? * (${known.join('true')})`,
    params: [...where.values, query.size + 1, ...known.values],
  };
}

function addColumns(query: ProductQuery, where: Conditions): void {
  const { categoryId, subCategoryId, minPrice, maxPrice } = query;
  // The narrower scope has indexes of its own; the `+` keeps the wider one's from being picked.
  if (subCategoryId !== undefined) where.add('product.sub_category_id = ?', subCategoryId);
  if (categoryId !== undefined) {
    where.add(`${subCategoryId === undefined ? '' : '+'}product.category_id = ?`, categoryId);
  }
  if (minPrice !== undefined) where.add('product.price >= ?', minPrice);
  if (maxPrice !== undefined) where.add('product.price <= ?', maxPrice);
  if (query.inStock === true) where.add('product.stock_online > 0');
  if (query.leasable === true) where.add('product.leasable = 1');
}

function addChoices(query: ProductQuery, where: Conditions, known: Conditions): void {
  const brands = toNames(query.brand);
  if (brands.length > 0) {
    where.add(`+product.brand IN (${toHoles(brands)})`, ...brands);
    known.add(`EXISTS (SELECT 1 FROM product WHERE brand IN (${toHoles(brands)}))`, ...brands);
  }
  const colors = toNames(query.color);
  const colorHoles = toHoles(colors);
  const isColor = `(color IN (${colorHoles}) OR color_name IN (${colorHoles}))`;
  addVariants(isColor, [...colors, ...colors], where, known);
  const sizes = toNames(query.storage);
  addVariants(`storage IN (${toHoles(sizes)})`, sizes, where, known);
}

function addVariants(
  condition: string,
  values: readonly string[],
  where: Conditions,
  known: Conditions,
): void {
  if (values.length === 0) return;
  known.add(`EXISTS (SELECT 1 FROM product_variant WHERE ${condition})`, ...values);
  where.add(
    `EXISTS (SELECT 1 FROM product_variant WHERE product_id = product.id AND ${condition})`,
    ...values,
  );
}

function toNames(choice: readonly string[] | undefined): string[] {
  return (choice ?? []).map((name) => name.toLowerCase());
}

function toHoles(values: readonly string[]): string {
  return values.map(() => '?').join(', ');
}
