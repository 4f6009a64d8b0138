/** The largest quantity of one product or variant in a cart; the stock may allow less. */
export const maxPerProduct = 99;

/** The largest number of lines in a cart: as many products as the commerce service returns in one call. */
export const maxLines = 50;

/** The text of a cart badge: empty for an empty cart, at most 99. */
export function toBadge(count: number): string {
  const shown = Math.min(99, Math.max(0, Math.trunc(count) || 0));
  return shown > 0 ? String(shown) : '';
}
