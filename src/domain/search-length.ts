/** Bounds of a search query, in characters: a shorter one finds everything, a longer one nothing. */
export const searchLength = { min: 2, max: 64 } as const;

/** Whether the text has enough letters and digits; punctuation alone would find everything, or nothing. */
export function isSearchable(text: string): boolean {
  return [...text.matchAll(/[\p{L}\p{N}]/gu)].length >= searchLength.min;
}
