import { toSearchText, toStems } from '#domain/search-folding.ts';

const BORDER = ' | ';

/**
 * What the column `title` holds: the title in both languages, other names of the entry (for a product its
 * category's), and the stems of them all. Generated products have the titles alone.
 */
export function toFoldedTitle(titles: readonly [string, string], names: string): string {
  const folded = [...titles, names].map(toSearchText);
  return [...folded, toStems(folded.join(' '))].join(BORDER);
}

export function readFoldedTitle(text: string): { titles: string[]; names: string } {
  const [titleMn = '', titleEn = '', names = ''] = text.split(BORDER);
  return { titles: [titleMn, titleEn], names };
}
