import { within } from '#lib/sleep.ts';
import type { Page } from './upstream/reshape.ts';
import type { Outcome } from './upstream/upstream-error.ts';

const maxPages = 20;
/** For the whole loop. */
const deadlineMs = 15_000;

interface Paging<T> {
  /** Without a cursor it reads the first page. */
  readPage: (cursor?: string) => Promise<Outcome<Page<T>>>;
  /** The cursor of the next page; null at the list's end. */
  toNext: (page: Page<T>, read: { pages: number; items: number }) => string | null;
  maxItems: number;
}

/** `whole` is false where a page failed or did not come, so that the list may be longer. */
export interface Pages<T> {
  items: T[];
  whole: boolean;
}

/**
 * Reads a service's list page by page until its end, a page that fails or is empty, a cursor that was followed before,
 * twenty pages, or the deadline, so that a list without an end can not block an isolate. Null where not even the first
 * page could be read, which is not the same as an empty list.
 */
export async function readPages<T>(paging: Paging<T>): Promise<Pages<T> | null> {
  const { readPage, toNext, maxItems } = paging;
  const deadline = Date.now() + deadlineMs;
  const items: T[] = [];
  const followed = new Set<string>();
  let cursor: string | undefined;
  let whole = true;
  for (let pages = 1; pages <= maxPages; pages += 1) {
    const outcome = await within(readPage(cursor), deadline - Date.now());
    if (!outcome?.ok && pages === 1) return null;
    if (!outcome?.ok) {
      whole = false;
      break;
    }
    items.push(...outcome.value.items);
    const next = toNext(outcome.value, { pages, items: items.length });
    const isEmpty = outcome.value.items.length === 0;
    if (isEmpty || next === null || followed.has(next) || items.length >= maxItems) break;
    followed.add(next);
    cursor = next;
  }
  return { items: items.slice(0, maxItems), whole };
}
