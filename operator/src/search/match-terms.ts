import { toSearchWords, toStem } from '#domain/search-folding.ts';

/** Folded words hold letters and digits only, so quoting them is all the escaping FTS5 needs. */
function quote(word: string): string {
  return `"${word}"`;
}

/** The placeholder in an expression for the words that begin with the last one; no folded word contains it. */
const BEGINNING = '$';

/** The length of the prefixes that the index itself has (`prefix` in the migrations). */
const INDEXED_LENGTH = 2;

/** The index has words as well as stems, so either may match. */
function toTerm(word: string, isBeginning: boolean): string {
  const stem = toStem(word);
  const term = !isBeginning
    ? quote(word)
    : word.length === INDEXED_LENGTH
      ? `${quote(word)} *`
      : BEGINNING;
  return stem === word ? term : `(${term} OR ${quote(stem)})`;
}

/** The column in which every word must occur, and whether the last may be the beginning of a word. */
export interface Matching {
  column?: 'title';
  last?: 'whole' | 'beginning';
}

export interface MatchTerms {
  text: string;
  /** The last word, where it has to be looked up in `search_beginning`; otherwise an empty text. */
  beginning: string;
}

/** An FTS5 expression for what was typed; null where it has no word. */
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
 * The expression with the prefix replaced by the words that begin with it: for a prefix FTS5 collects all matches
 * before it sorts, while of single words it reads only as far as needed. A prefix of no other word stands for itself.
 */
export function toTypedMatch(text: string, beginning: string): string {
  return `(SELECT replace(text, '${BEGINNING}', '(' || coalesce(
    (SELECT words FROM search_beginning WHERE search_beginning.beginning = typed.beginning),
    '"' || typed.beginning || '"') || ')')
    FROM (SELECT ${text} AS text, ${beginning} AS beginning) AS typed)`;
}
