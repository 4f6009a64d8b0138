import type { PageHref } from '#routes.ts';

/** The address of a product, with the variant where one is given. */
export function toProductAddress(slug: string, variantId?: string): PageHref {
  const chosen = variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`;
  return `/shop/${slug}${chosen}`;
}
