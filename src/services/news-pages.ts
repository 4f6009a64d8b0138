import { type NewsCard, newsListContract } from '#contracts/content/news.ts';
import { joinReads, mapRead, type Read, readOr } from '#lib/outcome.ts';
import { readCached } from './cache/read-cached.ts';
import type { Page } from './upstream/reshape.ts';

interface At {
  /** Counts from 1. */
  page: number;
  size: number;
}

/**
 * The page that was asked for. A service that ignores the size answers with the whole list, of which this is cut; one
 * that ignores the page answers with its first one again, which is past the end.
 */
export function toNewsPage(
  found: Page<NewsCard>,
  { page, size }: At,
  first: Page<NewsCard> | null,
): Page<NewsCard> {
  const { items, total } = found;
  if (items.length > size) {
    return { ...found, items: items.slice((page - 1) * size, page * size), total: items.length };
  }
  const isRepeated = first !== null && items[0]?.id === first.items[0]?.id;
  if (isRepeated) return { ...found, items: [], total: first.items.length };
  // Without a total there may be more after a full page.
  return total === null && items.length === size ? { ...found, total: page * size + 1 } : found;
}

/** Newest first. */
export async function readNewsList(at: At): Promise<Read<Page<NewsCard>>> {
  const [read, first] = await Promise.all([
    readCached(newsListContract, at),
    at.page === 1 ? null : readCached(newsListContract, { ...at, page: 1 }),
  ]);
  if (first === null) return mapRead(read, (found) => toNewsPage(found, at, null));
  const known = readOr<Page<NewsCard> | null>(first, null);
  return mapRead(joinReads(read, known), ([found, one]) => toNewsPage(found, at, one));
}
