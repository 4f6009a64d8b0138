import { toSearchWords } from '#domain/search-folding.ts';

/** Folded words hold letters and digits only, so quoting them is all the escaping FTS5 needs. */
function quote(word: string): string {
  return `"${word}"`;
}

/**
 * An FTS5 expression for what was typed: every word must occur, the last one as a beginning.
 * Null where nothing searchable was typed.
 */
export function toMatchTerms(query: string, column?: 'title'): string | null {
  const words = toSearchWords(query).slice(0, 8);
  const last = words.pop();
  if (last === undefined) return null;
  const terms = [...words.map(quote), `${quote(last)} *`].join(' AND ');
  return column === undefined ? terms : `${column} : (${terms})`;
}
