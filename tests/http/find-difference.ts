/** Where two answers part, with what stands there in each; a whole page is too long to be shown. Empty where they are the same. */
export function findDifference(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = at < 0 ? Math.min(one.length, other.length) : at;
  const part = (text: string) => text.slice(Math.max(0, from - 80), from + 80);
  return `${part(one)}\n≠ ${part(other)}`;
}
