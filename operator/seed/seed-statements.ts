import { toDocumentRows } from './document-rows.ts';
import { toFacetValueRows } from './facet-values.ts';
import { toEmptyStatements, toListingStatements } from './listing-statements.ts';
import { parseProducts, toCategoryRows, toProductRow, toVariantRows } from './product-rows.ts';
import { promoCodes } from './promo-codes.ts';
import { toSearchRows } from './search-rows.ts';
import type { SeedContent } from './seed-content.ts';
import { toInserts } from './sql-text.ts';

/** Every table but the carts, which belong to customers. */
const SEEDED_TABLES = [
  'document',
  'document_total',
  'product_variant',
  'product',
  'sub_category',
  'category',
  'promo_code',
  'search_entry',
  'facet_value',
];

/** Replaces the operator's data. Run as one batch: readers see the old data or the new. */
export function toSeedStatements(content: SeedContent): string[] {
  const products = parseProducts(content);
  const { categories, subCategories } = toCategoryRows(content);
  return [
    ...toEmptyStatements(),
    ...SEEDED_TABLES.map((table) => `DELETE FROM ${table}`),
    ...toInserts('document', toDocumentRows(content)),
    ...toInserts('category', categories),
    ...toInserts('sub_category', subCategories),
    ...toInserts('product', products.map(toProductRow)),
    ...toInserts('product_variant', products.flatMap(toVariantRows)),
    ...toInserts('promo_code', promoCodes),
    ...toInserts('search_entry', toSearchRows(content)),
    `INSERT INTO search_index (search_index) VALUES ('rebuild')`,
    ...toInserts('facet_value', toFacetValueRows(products)),
    ...toListingStatements(),
  ];
}
