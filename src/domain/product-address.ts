import type { PageHref } from '#routes.ts';

/** Where a product is shown, in the look that is meant where it has several. */
export function toProductAddress(slug: string, variantId?: string): PageHref {
  const chosen = variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`;
  return `/shop/${slug}${chosen}`;
}
