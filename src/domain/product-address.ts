import type { PageHref } from '#routes.ts';

/** The canonical address of a product, by its id, with the variant where one is given. */
export function toProductAddress(id: string, variantId?: string): PageHref {
  const chosen = variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`;
  return `/shop/${encodeURIComponent(id)}${chosen}`;
}
