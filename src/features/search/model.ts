import type { ProductCard } from '#contracts/commerce/products.ts';
import type { Branch } from '#contracts/content/places.ts';
import type { RoamingCountry } from '#contracts/content/roaming.ts';
import type { SearchResult } from '#contracts/content/search.ts';
import type { ServiceCategory } from '#contracts/content/services.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { searchLength } from '#domain/search-length.ts';

export const maxQueryLength = searchLength.max;
/** Of a service that sends more, the page shows the best. */
export const maxShownResults = 50;

/** The query in the address: trimmed, in NFC, and cut to the maximal length. */
export function toQuery(value: string | null): string {
  return (value ?? '').normalize('NFC').trim().slice(0, maxQueryLength);
}

export const hitTypes = ['product', 'service', 'page', 'branch', 'news', 'country'] as const;
export type HitType = (typeof hitTypes)[number];

export interface Hit {
  link: string;
  /** In the reader's language. */
  title: string;
  /** What the service calls its kind; empty for a hit of the site itself. */
  category: string;
  type: HitType;
}

/** What services say of a question. What one of them could not say is empty. */
export interface Answers {
  /** Of the search itself, for each question, the words as typed first. */
  found: readonly (readonly SearchResult[])[];
  products: readonly ProductCard[];
  branches: readonly Branch[];
  categories: readonly ServiceCategory[];
  countries: readonly RoamingCountry[];
}

export const toBranchLink = (branch: Branch) => `/service-branches?all=1#${branch.id}`;

/** The products by each address that they are found under: a search may name one by its slug. */
export const toProductsByLink = (products: readonly ProductCard[]): Map<string, ProductCard> =>
  new Map(
    products.flatMap((one): [string, ProductCard][] => [
      [toProductAddress(one.id), one],
      [toProductAddress(one.slug), one],
    ]),
  );

/** How many hits there are of each type that has any. */
export function countTypes(hits: readonly Hit[]): [type: HitType, count: number][] {
  return hitTypes.flatMap((type): [HitType, number][] => {
    const count = hits.filter((hit) => hit.type === type).length;
    return count === 0 ? [] : [[type, count]];
  });
}

/** The type in the address; null for all, and for what is no type. */
export const toHitType = (value: string | null): HitType | null =>
  hitTypes.find((type) => type === value) ?? null;
