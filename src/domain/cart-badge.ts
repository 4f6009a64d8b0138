/** The text of a cart badge: empty for an empty cart, at most 99. */
export function toBadge(count: number): string {
  const shown = Math.min(99, Math.max(0, Math.trunc(count) || 0));
  return shown > 0 ? String(shown) : '';
}
