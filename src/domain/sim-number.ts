/**
 * The number of a SIM card: the 9 digits before the letter F. Whoever types or scans the whole code means the same; Ф stands
 * on the same key, and nobody sees which of the two is printed. Null where there are no such digits.
 */
export function readSimNumber(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase();
  const [, before] = /^(?:\d{0,12})(\d{9})[FФ]\d{0,2}$/.exec(text) ?? [];
  return before ?? (/^\d{9}$/.test(text) ? text : null);
}
