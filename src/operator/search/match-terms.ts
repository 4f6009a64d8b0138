import { toSearchWords, toStem } from '#domain/search-folding.ts';

/** Folded words hold letters and digits only, so quoting them is all the escaping FTS5 needs. */
function quote(word: string): string {
  return `"${word}"`;
}

/** The index holds words as well as stems, so a verb is asked for as either. */
function toTerm(word: string, sign: '' | ' *'): string {
  const stem = toStem(word);
  const term = quote(word) + sign;
  return stem === word ? term : `(${term} OR ${quote(stem)})`;
}

/** What every word must occur in, and whether the last may be the beginning of one. */
export interface Matching {
  column?: 'title';
  last?: 'whole' | 'beginning';
}

/** An FTS5 expression for what was typed; null where nothing searchable was. */
export function toMatchTerms(query: string, matching: Matching = {}): string | null {
  const { column, last = 'beginning' } = matching;
  const words = toSearchWords(query).slice(0, 8);
  if (words.length === 0) return null;
  const terms = words
    .map((word, at) => toTerm(word, last === 'beginning' && at === words.length - 1 ? ' *' : ''))
    .join(' AND ');
  return column === undefined ? terms : `${column} : (${terms})`;
}
