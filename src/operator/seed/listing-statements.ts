import { NUMBERS, PRODUCT_SORTS } from '../commerce/product-statement.ts';

/** Each listing once: the price's serves both directions. */
const LISTINGS = new Map(
  Object.values(PRODUCT_SORTS).map(({ listing, column }) => [listing, column]),
);

/** Writes the products with these numbers, already in their tables, into the listings. */
export function toListingStatements(numbers = '>= 0'): string[] {
  return [...LISTINGS].map(
    ([listing, column]) => `INSERT INTO ${listing} (rowid, terms)
SELECT ${column} * ${NUMBERS} + number, terms FROM product_terms WHERE number ${numbers} ORDER BY 1`,
  );
}

/** Before their rows go, which say where they stand in the listings. */
export function toUnlistStatements(numbers: string): string[] {
  return [...LISTINGS].map(
    ([listing, column]) => `DELETE FROM ${listing} WHERE rowid IN
  (SELECT ${column} * ${NUMBERS} + number FROM product WHERE number ${numbers})`,
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
