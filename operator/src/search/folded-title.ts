import { toSearchText, toStems } from '#domain/search-folding.ts';

const BORDER = ' | ';

/**
 * What the column `title` holds: the title in both languages, what else an entry is called as a
 * whole (a product by its category), and the stems of them all. Made-up products
 * have the titles alone.
 */
export function toFoldedTitle(titles: readonly [string, string], names: string): string {
  const folded = [...titles, names].map(toSearchText);
  return [...folded, toStems(folded.join(' '))].join(BORDER);
}

export function readFoldedTitle(text: string): { titles: string[]; names: string } {
  const [titleMn = '', titleEn = '', names = ''] = text.split(BORDER);
  return { titles: [titleMn, titleEn], names };
}
