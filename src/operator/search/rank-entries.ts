import { toSearchWords } from '#domain/search-folding.ts';
import type { SearchEntry } from './find-entries.ts';

const MOST_RESULTS = 24;
const MOST_OF_ONE_KIND = 10;

/** 0 the whole title, 1 its beginning, 2 words of it, 3 elsewhere in the text. */
function rankEntry(entry: SearchEntry, words: readonly string[]): number {
  const typed = words.join(' ');
  const titles = entry.title.split(' | ');
  if (titles.includes(typed)) return 0;
  if (titles.some((title) => title.startsWith(typed))) return 1;
  const rest = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  const known = entry.title.split(' ');
  const inTitle =
    rest.every((word) => known.includes(word)) && known.some((word) => word.startsWith(last));
  return inTitle ? 2 : 3;
}

/** Best first, at most 24; no kind takes more than ten while others wait. */
export function rankEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = toSearchWords(query);
  const ranked = entries
    .map((entry) => ({ entry, rank: rankEntry(entry, words) }))
    .toSorted((a, b) => a.rank - b.rank || a.entry.id - b.entry.id)
    .map(({ entry }) => entry);
  const taken = new Map<string, number>();
  const first: SearchEntry[] = [];
  const later: SearchEntry[] = [];
  for (const entry of ranked) {
    const count = taken.get(entry.kind) ?? 0;
    taken.set(entry.kind, count + 1);
    (count < MOST_OF_ONE_KIND ? first : later).push(entry);
  }
  return groupByCategory([...first, ...later].slice(0, MOST_RESULTS));
}

/** Categories stand in the order of their best result. */
function groupByCategory(entries: readonly SearchEntry[]): SearchEntry[] {
  return [...Map.groupBy(entries, (entry) => entry.category_mn).values()].flat();
}
