import type { SearchResult } from '#contracts/content/search.ts';
import { searchLength } from '#domain/search-length.ts';
import { localized } from '#i18n/localized.ts';

export const maxQueryLength = searchLength.max;
/** Of a service that sends more, the page shows the best. */
export const maxShownResults = 50;

/** The query in the address: trimmed, in NFC, and cut to the maximal length. */
export function toQuery(value: string | null): string {
  return (value ?? '').normalize('NFC').trim().slice(0, maxQueryLength);
}

export interface ResultGroup {
  category: string;
  results: SearchResult[];
}

/** Results by category; categories are in the order of their best result. */
export function groupResults(results: readonly SearchResult[], locale: 'mn' | 'en'): ResultGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const category = localized(result, 'category', locale);
    groups.set(category, [...(groups.get(category) ?? []), result]);
  }
  return [...groups].map(([category, items]) => ({ category, results: items }));
}
