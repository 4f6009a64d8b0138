import { PRODUCT_SORTS } from '../src/commerce/product-statement.ts';

/** Each listing once; the one by price serves both directions. */
const LISTINGS = new Map(Object.values(PRODUCT_SORTS).map(({ listing, key }) => [listing, key]));

/** Writes the products with these numbers, already in their tables, into the listings. */
export function toListingStatements(numbers = '>= 0'): string[] {
  return [...LISTINGS].map(
    ([listing, key]) => `INSERT INTO ${listing} (rowid, terms)
SELECT ${key}, terms FROM product_terms WHERE number ${numbers} ORDER BY 1`,
  );
}

/** Runs before the rows are deleted: an external-content index needs the old values to remove its entries. */
export function toUnlistStatements(numbers: string): string[] {
  return [...LISTINGS].map(
    ([listing, key]) => `INSERT INTO ${listing} (${listing}, rowid, terms)
SELECT 'delete', ${key}, terms FROM product_terms WHERE number ${numbers}`,
  );
}

export function toEmptyStatements(): string[] {
  return [...LISTINGS.keys()].map(
    (listing) => `INSERT INTO ${listing} (${listing}) VALUES ('delete-all')`,
  );
}

export function toOptimizeStatements(): string[] {
  return [...LISTINGS.keys()].map(
    (listing) => `INSERT INTO ${listing} (${listing}) VALUES ('optimize')`,
  );
}
