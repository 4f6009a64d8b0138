import { foldLookAlikes } from './look-alikes.ts';

/** Letters that older systems write without their strokes and dots. */
const plain: Readonly<Record<string, string>> = { Ө: 'О', Ү: 'У', Ё: 'Е' };

function foldName(name: string): string {
  return foldLookAlikes(name.normalize('NFC'))
    .replace(/[ӨҮЁ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}]/gu, '');
}

/**
 * Two spellings of one name, as two registers keep it: case, spaces, hyphens and look-alike letters do not count.
 * Only beside a register number that is equal.
 */
export function isSameName(one: string, other: string): boolean {
  const folded = foldName(one);
  return folded !== '' && folded === foldName(other);
}
