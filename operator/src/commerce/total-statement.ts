import type { ProductQuery } from './product-query.ts';
import type { ProductStatement } from './product-statement.ts';

export type FacetScope = Pick<ProductQuery, 'categoryId' | 'subCategoryId'>;

/** The name of a scope in `facet_count`. */
export function toScopeName({ categoryId, subCategoryId }: FacetScope): string {
  if (subCategoryId !== undefined) return `u:${subCategoryId}`;
  return categoryId === undefined ? 'all' : `c:${categoryId}`;
}

function toValues(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}

/** The choices that narrow a list; undefined where `facet_count` does not count one of them. */
function listChoices(query: ProductQuery): { facet: string; values: string[] }[] | undefined {
  if (query.q !== undefined) return undefined;
  const { brand, color, storage, minPrice, maxPrice } = query;
  const choices: { facet: string; values: string[] }[] = [];
  if (brand) choices.push({ facet: 'brand', values: toValues(brand) });
  if (color) choices.push({ facet: 'color', values: toValues(color) });
  if (storage) choices.push({ facet: 'storage', values: toValues(storage) });
  if (query.inStock === true) choices.push({ facet: 'inStock', values: ['true'] });
  if (query.leasable === true) choices.push({ facet: 'leasable', values: ['true'] });
  if (minPrice !== undefined || maxPrice !== undefined) {
    choices.push({ facet: 'price', values: [`${minPrice ?? ''}-${maxPrice ?? ''}`] });
  }
  return choices;
}

/**
 * Looks up the length of the whole list in `facet_count`, which has it for a scope and for one choice in it. Null for
 * several choices, which would have to be counted, and for two colours, since a product may have both.
 */
export function toTotalStatement(query: ProductQuery): ProductStatement | null {
  const choices = listChoices(query);
  if (choices === undefined || choices.length > 1) return null;
  const [{ facet, values } = { facet: 'all', values: ['true'] }] = choices;
  if (values.length > 1 && facet !== 'brand') return null;
  const placeholders = values.map(() => '?').join(', ');
  return {
    sql: `SELECT sum(count) AS total, count(*) AS known FROM facet_count
      WHERE scope = ? AND facet = ? AND value IN (${placeholders})`,
    params: [toScopeName(query), facet, ...values],
  };
}
