import type { D1Database } from '@cloudflare/workers-types';
import { type Matching, toMatchTerms, toTypedMatch } from './match-terms.ts';
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

/**
 * `?1` is the FTS5 expression, `?2` the prefix that it leaves open, `?3` the limit. Bounds are written into the SQL: D1
 * binds numbers as floats, and FTS5 ends a scan early at integers only.
 */
function toSearchStatement(bounds: string): string {
  return `SELECT rowid AS id, kind, title_mn, title_en, category_mn, category_en, link, title
    FROM search_index WHERE search_index MATCH ${toTypedMatch('?1', '?2')} AND rowid ${bounds}
    ORDER BY rowid LIMIT ?3`;
}

export const SEARCH_TEXTS = toSearchStatement(`< ${FIRST_SEARCH_ID.product}`);
export const SEARCH_PRODUCTS = toSearchStatement(`>= ${FIRST_SEARCH_ID.product}`);

/** From the strictest way to match to the widest; each finds what the one before it finds, and more. */
const MATCHINGS: readonly (Matching & { limit: number })[] = [
  { column: 'title', last: 'whole', limit: 48 },
  { column: 'title', last: 'beginning', limit: 48 },
  { last: 'whole', limit: 24 },
  { last: 'beginning', limit: 24 },
];

/** Candidates among the texts and among the products, the strictest matches first. */
export async function findEntries(db: D1Database, query: string): Promise<SearchEntry[]> {
  const statements = MATCHINGS.flatMap(({ limit, ...matching }) => {
    const terms = toMatchTerms(query, matching);
    if (terms === null) return [];
    return [SEARCH_TEXTS, SEARCH_PRODUCTS].map((sql) =>
      db.prepare(sql).bind(terms.text, terms.beginning, limit),
    );
  });
  if (statements.length === 0) return [];
  const found = await db.batch<SearchEntry>(statements);
  const entries = new Map<number, SearchEntry>();
  for (const { results } of found) {
    for (const entry of results) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}
