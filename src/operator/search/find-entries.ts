import type { D1Database } from '@cloudflare/workers-types';
import { toMatchTerms } from './match-terms.ts';
import { FIRST_SEARCH_ID } from './search-numbers.ts';

export interface SearchEntry {
  id: number;
  kind: string;
  title_mn: string;
  title_en: string;
  category_mn: string;
  category_en: string;
  link: string;
  title: string;
}

/** The one search statement: `?1` is the FTS5 expression, entries `?2`–`?3` in id order, `?4` rows. */
export const SEARCH_STATEMENT = `
  SELECT entry.id, entry.kind, entry.title_mn, entry.title_en, entry.category_mn,
    entry.category_en, entry.link, entry.title
  FROM search_index
  JOIN search_entry AS entry ON entry.id = search_index.rowid
  WHERE search_index MATCH ?1 AND search_index.rowid BETWEEN ?2 AND ?3
  ORDER BY search_index.rowid LIMIT ?4`;

const LAST_ID = Number.MAX_SAFE_INTEGER;
const LAST_TEXT_ID = FIRST_SEARCH_ID.product - 1;

/** Candidates: what has the words in its title, then what has them anywhere; texts and products. */
export async function findEntries(db: D1Database, query: string): Promise<SearchEntry[]> {
  const inTitle = toMatchTerms(query, 'title');
  const anywhere = toMatchTerms(query);
  if (inTitle === null || anywhere === null) return [];
  const statement = db.prepare(SEARCH_STATEMENT);
  const found = await db.batch<SearchEntry>([
    statement.bind(inTitle, 0, LAST_TEXT_ID, 48),
    statement.bind(inTitle, FIRST_SEARCH_ID.product, LAST_ID, 48),
    statement.bind(anywhere, 0, LAST_TEXT_ID, 24),
    statement.bind(anywhere, FIRST_SEARCH_ID.product, LAST_ID, 24),
  ]);
  const entries = new Map<number, SearchEntry>();
  for (const { results } of found) {
    for (const entry of results) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}
