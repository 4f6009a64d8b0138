import { toSearchWords, toStem } from '#domain/search-folding.ts';

/** Folded words hold letters and digits only, so quoting them is all the escaping FTS5 needs. */
function quote(word: string): string {
  return `"${word}"`;
}

/** Stands in an expression for what the last word may begin; no folded word has it. */
const BEGINNING = '$';

/** So many typed letters are met in the index's own beginnings (`prefix` of the migrations). */
const INDEXED_LENGTH = 2;

/** The index holds words as well as stems, so a verb is asked for as either. */
function toTerm(word: string, isBeginning: boolean): string {
  const stem = toStem(word);
  const term = !isBeginning
    ? quote(word)
    : word.length === INDEXED_LENGTH
      ? `${quote(word)} *`
      : BEGINNING;
  return stem === word ? term : `(${term} OR ${quote(stem)})`;
}

/** What every word must occur in, and whether the last may be the beginning of one. */
export interface Matching {
  column?: 'title';
  last?: 'whole' | 'beginning';
}

export interface MatchTerms {
  text: string;
  /** The last word where it is to be looked up in `search_beginning`; else an empty text. */
  beginning: string;
}

/** An FTS5 expression for what was typed; null where nothing searchable was. */
export function toMatchTerms(query: string, matching: Matching = {}): MatchTerms | null {
  const { column, last = 'beginning' } = matching;
  const words = toSearchWords(query).slice(0, 8);
  const typed = words.at(-1);
  if (typed === undefined) return null;
  const terms = words
    .map((word, at) => toTerm(word, last === 'beginning' && at === words.length - 1))
    .join(' AND ');
  return {
    text: column === undefined ? terms : `${column} : (${terms})`,
    beginning: last === 'whole' || typed.length === INDEXED_LENGTH ? '' : typed,
  };
}

/**
 * The expression with the words that go on from the beginning: FTS5 would gather all that they find before it walks,
 * but of single words it reads only what it walks past. A word that begins no other stands for itself.
 */
export function toTypedMatch(text: string, beginning: string): string {
  return `(SELECT replace(text, '${BEGINNING}', '(' || coalesce(
    (SELECT words FROM search_beginning WHERE search_beginning.beginning = typed.beginning),
    '"' || typed.beginning || '"') || ')')
    FROM (SELECT ${text} AS text, ${beginning} AS beginning) AS typed)`;
}
