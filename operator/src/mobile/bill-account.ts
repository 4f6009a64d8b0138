import type { BillAccount } from '#contracts/mobile/bill.ts';

/** Prefixes with a contract, and the year that their contracts' numbers begin with; others are prepaid. */
const years: Readonly<Record<string, string>> = { '99': '2012', '95': '2018' };
const names = [
  'Батболд',
  'Сарангэрэл',
  'Тэмүүлэн',
  'Энхтуяа',
  'Өлзийбаяр',
  'Номин',
  'Гантулга',
  'Оюунаа',
];

/** The number that an account belongs to; null where nobody has such a one, or it has no contract. */
export function toOwnNumber({ by, value }: BillAccount): string | null {
  const prefixOf = (year: string) => Object.keys(years).find((prefix) => years[prefix] === year);
  const isdn = by === 'number' ? value : `${prefixOf(value.slice(0, 4)) ?? ''}${value.slice(4)}`;
  const isKnown = /^(?:99|95)\d{6}$/.test(isdn) && !isdn.endsWith('00');
  return isKnown ? isdn : null;
}

export const toContract = (isdn: string): string => `${years[isdn.slice(0, 2)]}${isdn.slice(2)}`;

const sumOf = (isdn: string) =>
  [...isdn].reduce((sum, digit, at) => sum + Number(digit) * (at + 3), 0);

/** What a month costs, the same each time one asks; 99000810 has nothing to pay. */
export const toAmount = (isdn: string): number =>
  isdn === '99000810' ? 0 : 15_000 + (sumOf(isdn) % 60) * 900;

export const toName = (isdn: string): string => names[sumOf(isdn) % names.length] ?? '';

/** The month that is to be paid now, which was the last one, and the 20th by which it is. */
export function toBillMonth(now: Date): { month: string; dueDate: string } {
  const here = new Date(now.getTime() + 8 * 3_600_000);
  const last = new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - 1, 1));
  return {
    month: last.toISOString().slice(0, 7),
    dueDate: `${here.toISOString().slice(0, 7)}-20`,
  };
}
