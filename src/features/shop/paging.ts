import type { PageHref } from '#routes.ts';
import { type ShopFilters, toShopHref } from './model.ts';
import { maxBefore } from '#domain/list-place.ts';

/** The address of the page that begins at a cursor, after this one. */
export function toNextHref(filters: ShopFilters, next: string): PageHref {
  const { after, before, page } = filters;
  const cursors = after === '' ? [] : [...before, after].slice(-maxBefore);
  return toShopHref(filters, { after: next, before: cursors, page: page && page + 1 });
}

/** The address of the page before this one; null where the address does not know it. */
export function toPreviousHref(filters: ShopFilters): PageHref | null {
  const { after, before, page } = filters;
  const cursor = before.at(-1);
  if (cursor !== undefined) {
    const earlier = { after: cursor, before: before.slice(0, -1), page: page && page - 1 };
    return toShopHref(filters, earlier);
  }
  return after !== '' && page === 2 ? toShopHref(filters) : null;
}
