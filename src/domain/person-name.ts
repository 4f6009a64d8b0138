import { foldLookAlikes } from './look-alikes.ts';

/** Letters that older systems write without their strokes and dots: О for Ө. */
const plain: Readonly<Record<string, string>> = { Ө: 'О', Ү: 'У', Ё: 'Е' };

function foldName(name: string): string {
  return foldLookAlikes(name.normalize('NFC'))
    .replace(/[ӨҮЁ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}]/gu, '');
}

/**
 * Whether two registers mean the same name: case, spaces, hyphens and look-alike letters are ignored. Use it only
 * where the register numbers are equal too.
 */
export function isSameName(one: string, other: string): boolean {
  const folded = foldName(one);
  return folded !== '' && folded === foldName(other);
}

/** The first letter: enough to recognise one's own name. How long it is, the dots do not tell. */
export function maskName(name: string): string {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}•••`;
}
