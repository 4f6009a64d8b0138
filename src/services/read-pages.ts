import type { Page } from './upstream/reshape.ts';
import { settleRead } from '#lib/outcome.ts';
import { within } from '#lib/sleep.ts';
import type { Read } from './upstream/upstream-error.ts';

const maxPages = 20;
/** For the whole loop, because no answer of this site may take longer. */
const deadlineMs = 3500;

interface Paging<T> {
  /** Without a cursor it reads the first page. */
  readPage: (cursor?: string) => Promise<Read<Page<T>>>;
  /** The cursor of the next page; null at the list's end. */
  toNext: (page: Page<T>, read: { pages: number; items: number }) => string | null;
  maxItems: number;
}

/**
 * Reads a service's list page by page until its end, a page that fails or is empty, a cursor that was followed before,
 * twenty pages, or the deadline, so that a list without an end can not block an isolate. Null where not even the first
 * page could be read, which is not the same as an empty list.
 */
export async function readPages<T>(paging: Paging<T>): Promise<T[] | null> {
  const { readPage, toNext, maxItems } = paging;
  const deadline = Date.now() + deadlineMs;
  const items: T[] = [];
  const followed = new Set<string>();
  let cursor: string | undefined;
  for (let pages = 1; pages <= maxPages; pages += 1) {
    const outcome = await within(readPage(cursor).then(settleRead), deadline - Date.now());
    if (!outcome?.ok && pages === 1) return null;
    if (!outcome?.ok || outcome.value.items.length === 0) break;
    items.push(...outcome.value.items);
    const next = toNext(outcome.value, { pages, items: items.length });
    const isOver = next === null || followed.has(next) || items.length >= maxItems;
    if (isOver || Date.now() >= deadline) break;
    followed.add(next);
    cursor = next;
  }
  return items.slice(0, maxItems);
}
