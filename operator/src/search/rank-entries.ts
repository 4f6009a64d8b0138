import { toSearchWords, toStem } from '#domain/search-folding.ts';
import type { SearchEntry } from './find-entries.ts';
import { readFoldedTitle } from './folded-title.ts';

const MAX_RESULTS = 24;
const MAX_OF_ONE_CATEGORY = 10;

/** Services and pages lead to further pages, so they rank before single articles and branches. */
const ENTRANCES: readonly string[] = ['service', 'page'];

/**
 * 0 the whole title; 1–4 whole words, where the name of a product's category ranks before words of other titles;
 * 5–7 beginnings of words; 8 elsewhere in the text.
 */
function rankEntry(entry: SearchEntry, words: readonly string[]): number {
  const typed = words.map(toStem);
  const { titles, names } = readFoldedTitle(entry.title);
  const stems = (text: string) => text.split(' ').map(toStem);
  if (titles.some((title) => stems(title).join(' ') === typed.join(' '))) return 0;
  const known = [...titles, names].join(' ').split(' ');
  const isEntrance = ENTRANCES.includes(entry.kind);
  const isProduct = entry.kind === 'product';
  if (isProduct && holdsAll(stems(names), typed)) return 2;
  if (holdsAll(known.map(toStem), typed)) return isEntrance ? 1 : isProduct ? 3 : 4;
  const last = words.at(-1) ?? '';
  const begins = known.some((word) => word.startsWith(last));
  if (begins && holdsAll(known.map(toStem), typed.slice(0, -1))) {
    return isEntrance ? 5 : isProduct ? 6 : 7;
  }
  return 8;
}

function holdsAll(known: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => known.includes(word));
}

/** Best first, at most 24; no category has more than ten while others have matches left. */
export function rankEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = toSearchWords(query);
  const ranked = entries
    .map((entry, at) => ({ entry, at, rank: rankEntry(entry, words) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ entry }) => entry);
  const taken = new Map<string, number>();
  const first: SearchEntry[] = [];
  const later: SearchEntry[] = [];
  for (const entry of ranked) {
    const count = taken.get(entry.category_mn) ?? 0;
    taken.set(entry.category_mn, count + 1);
    (count < MAX_OF_ONE_CATEGORY ? first : later).push(entry);
  }
  return groupByCategory([...first, ...later].slice(0, MAX_RESULTS));
}

/** Categories are in the order of their best result. */
function groupByCategory(entries: readonly SearchEntry[]): SearchEntry[] {
  return [...Map.groupBy(entries, (entry) => entry.category_mn).values()].flat();
}
