import { toHex } from '#lib/hash.ts';
import { type MatchTerms, toMatchTerms } from '../search/match-terms.ts';
import type { ProductQuery } from './product-query.ts';

const encoder = new TextEncoder();

/** The name as SQLite's `hex` writes it, so that any name is one word of the index. */
function toWord(prefix: string, name: string): string {
  const hex = toHex(encoder.encode(name));
  return `"${prefix}_${hex}"`;
}

function toAnyOf(words: readonly string[]): string {
  return words.length === 1 ? words.join('') : `(${words.join(' OR ')})`;
}

function toChoice(prefix: string, names: readonly string[] | undefined): string[] {
  if (!names || names.length === 0) return [];
  return [toAnyOf(names.map((name) => toWord(prefix, name.toLowerCase())))];
}

const maxDigits = 10;
const maxHead = 4;

/** The index's words for prices of `digits` digits that begin with `head` and lie in the range. */
function listPriceWords(head: number, digits: number, min: number, max: number): string[] {
  const length = String(head).length;
  const scale = 10 ** (digits - length);
  const [from, to] = [head * scale, (head + 1) * scale - 1];
  if (to < min || from > max) return [];
  const isInside = from >= min && to <= max;
  if (isInside || length === Math.min(digits, maxHead)) return [`"p_${digits}_${head}"`];
  return digitsFrom(0).flatMap((next) => listPriceWords(head * 10 + next, digits, min, max));
}

function digitsFrom(first: 0 | 1): number[] {
  return Array.from({ length: 10 - first }, (_, i) => first + i);
}

/**
 * The index's words that cover a range of prices: one digit where all prices with it lie inside the range, up to four
 * digits at its ends. They may cover a little more; the row's exact price then decides.
 */
export function toPriceWords(min: number, max: number): string[] {
  return Array.from({ length: maxDigits }, (_, i) => i + 1).flatMap((digits) =>
    digitsFrom(digits === 1 ? 0 : 1).flatMap((first) => listPriceWords(first, digits, min, max)),
  );
}

/** The index's query: null where nothing can match, an empty text where nothing narrows the list. */
export function toFilterTerms(query: ProductQuery): MatchTerms | null {
  const parts: string[] = [];
  const typed = query.q === undefined ? undefined : toMatchTerms(query.q);
  if (typed === null) return null;
  if (typed) parts.push(`(${typed.text})`);
  parts.push(
    ...toChoice('b', query.brand),
    ...toChoice('o', query.color),
    ...toChoice('s', query.storage),
  );
  if (query.leasable === true) parts.push('"l_1"');
  if (query.inStock === true) parts.push('"i_1"');
  const price = toPriceTerms(query);
  if (price === null) return null;
  if (price !== '') parts.push(price);
  if (parts.length === 0) return { text: '', beginning: '' };
  if (query.categoryId !== undefined) parts.push(toWord('c', query.categoryId));
  if (query.subCategoryId !== undefined) parts.push(toWord('u', query.subCategoryId));
  return { text: parts.join(' AND '), beginning: typed?.beginning ?? '' };
}

/** An empty text where the list is sorted by price: the range is then one of rowids. */
function toPriceTerms({ sort, minPrice, maxPrice }: ProductQuery): string | null {
  const isNarrow = minPrice !== undefined || maxPrice !== undefined;
  if (!isNarrow || sort === 'priceAsc' || sort === 'priceDesc') return '';
  const words = toPriceWords(minPrice ?? 0, maxPrice ?? Number.MAX_SAFE_INTEGER);
  return words.length === 0 ? null : toAnyOf(words);
}
