/** Of one thing in one cart; the stock may allow less. */
export const mostOfOne = 99;

/** Different things in one cart: as many as the commerce service prices in one call. */
export const mostLines = 50;

/** The count on a badge: nothing for an empty cart, never more than two digits. */
export function toBadge(count: number): string {
  const shown = Math.min(99, Math.max(0, Math.trunc(count) || 0));
  return shown > 0 ? String(shown) : '';
}
