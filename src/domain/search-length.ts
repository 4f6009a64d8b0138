/** How much of a question the search takes: less finds everything, more finds nothing. */
export const searchLength = { min: 2, max: 64 } as const;

/** Signs alone are in no name: they would find everything, or nothing. */
export function isSearchable(text: string): boolean {
  return [...text.matchAll(/[\p{L}\p{N}]/gu)].length >= searchLength.min;
}
