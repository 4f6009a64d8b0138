import type { PageHref } from '#routes.ts';

const toChosen = (variantId: string | undefined): '' | `?${string}` =>
  variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`;

/** The canonical address of a product, by its id, with the variant where one is given. */
export function toProductAddress(id: string, variantId?: string): PageHref {
  return `/shop/${encodeURIComponent(id)}${toChosen(variantId)}`;
}

/** Where somebody asks to be told when it is back; null of an id with letters that the address of no form holds. */
export function toWatchAddress(id: string, variantId?: string): PageHref | null {
  return /^[\w-]{1,64}$/.test(id) ? `/back-in-stock/${id}${toChosen(variantId)}` : null;
}
