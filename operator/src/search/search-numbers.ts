/**
 * The id of a search entry is its rank before anything is typed: an index read in the order of ids has services first
 * and products last, and may stop early however large the catalogue is.
 */
export const FIRST_SEARCH_ID = {
  service: 1_000_000,
  page: 2_000_000,
  branch: 3_000_000,
  news: 4_000_000,
  roaming: 5_000_000,
  product: 10_000_000,
} as const;

export type SearchKind = keyof typeof FIRST_SEARCH_ID;
