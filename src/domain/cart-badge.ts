/** The count on a badge: nothing for an empty cart, never more than two digits. */
export function toBadge(count: number): string {
  const shown = Math.min(99, Math.max(0, Math.trunc(count) || 0));
  return shown > 0 ? String(shown) : '';
}
