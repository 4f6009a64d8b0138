import { ownPrefixes } from '#domain/phone-number.ts';
import { awkward } from '#operator/src/mobile/awkward-numbers.ts';

/** How many numbers there are where nobody asks for more. */
export const seededNumbers = 20_000;
/** As many as one statement writes. */
const atOnce = 50_000;

/** The operator's own list of endings that are gold. */
const gold = [
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(4)),
  '0123',
  '1234',
  '2345',
  '3456',
  '4567',
  '5678',
  '6789',
  '9876',
  '8765',
  '7654',
  '1919',
  '0909',
  '8899',
  '6688',
];

const a = '(isdn / 1000 % 10)';
const b = '(isdn / 100 % 10)';
const c = '(isdn / 10 % 10)';
const d = '(isdn % 10)';

/** The class of a number by its last four digits, as SQL over `isdn`: the first that fits. */
export const classSql = `CASE
  WHEN isdn % 10000 IN (${gold.map(Number).join(', ')}) THEN 'GOLD'
  WHEN (${a} = ${b} AND ${c} = ${d}) OR (${a} = ${c} AND ${b} = ${d}) THEN 'SILVER'
  WHEN (${a} = ${d} AND ${b} = ${c}) OR (${a} = ${b} AND ${b} = ${c})
    OR (${b} = ${c} AND ${c} = ${d}) THEN 'BRONZE'
  WHEN (${a} = ${c} AND ${c} = ${d}) OR (${a} = ${b} AND ${b} = ${d}) OR ${a} = ${c} THEN 'SUGGESTED'
  ELSE 'ORDINARY' END`;

/** What a class costs once, in MNT. */
export const classPrices = {
  GOLD: 1_000_000,
  SILVER: 500_000,
  BRONZE: 100_000,
  SUGGESTED: 0,
  ORDINARY: 0,
} as const;

const priceSql = `CASE ${classSql} ${Object.entries(classPrices)
  .map(([name, price]) => `WHEN '${name}' THEN ${price}`)
  .join(' ')} END`;

const prefixSql = `CASE i % ${ownPrefixes.length} ${ownPrefixes
  .map((prefix, at) => `WHEN ${at} THEN ${prefix}`)
  .join(' ')} END`;

/** The i-th number: spread over all prefixes and endings, no two alike below four million. */
const toRange = (from: number, to: number) => `WITH RECURSIVE
  n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to - 1}),
  made (isdn) AS (SELECT ${prefixSql} * 1000000 + (i / ${ownPrefixes.length} * 48271 + 11211) % 1000000 FROM n)`;

const insertFrom = (source: string) =>
  `${source} INSERT INTO phone_number (isdn, class, price)
   SELECT isdn, ${classSql}, ${priceSql} FROM made WHERE true ON CONFLICT (isdn) DO NOTHING`;

/** Writes the numbers from `from` to `to`, in statements of a bearable size. */
export function toNumberStatements(from: number, to: number): string[] {
  const starts = Array.from(
    { length: Math.ceil((to - from) / atOnce) },
    (_, i) => from + i * atOnce,
  );
  return starts.map((start) => insertFrom(toRange(start, Math.min(start + atOnce, to))));
}

/** Writes anew which three digits are in which number. */
export const partStatements = [
  `INSERT INTO phone_number_part (phone_number_part) VALUES ('delete-all')`,
  `INSERT INTO phone_number_part (rowid, digits) SELECT isdn, isdn FROM phone_number`,
];

/** The table as it is before anybody has taken a number, with those by which everything occurs that can go wrong. */
export const toNewNumbers = (count: number): string[] => [
  'DELETE FROM phone_number',
  ...toNumberStatements(0, count),
  insertFrom(
    `WITH made (isdn) AS (VALUES ${Object.keys(awkward)
      .map((isdn) => `(${isdn})`)
      .join(', ')})`,
  ),
  ...partStatements,
];
