import type { D1Database } from '@cloudflare/workers-types';
import type { NumberList } from '#contracts/mobile/numbers.ts';
import { longer, type NumberQuery, readMask, toRange, toSource } from './number-source.ts';

/**
 * How many rows one page may look at where no index finds them, of all prices together; half for the page, half to know
 * where it has stopped.
 */
export const maxRows = 50_000;
/** Of it, what a page looks at to know the prices, of which there are few. */
const ofPrices = 100;

interface Row {
  isdn: number;
  class: string;
  price: number;
}

/** Where a page begins: after this number, of this price. */
interface Place {
  price: number | null;
  after: number;
}

interface Parts {
  source: string;
  filter: string;
  sourceValues: (string | number)[];
  filterValues: (string | number)[];
}

function toParts(query: NumberQuery, { price, after }: Place, now: number): Parts {
  const { from, where, values } = toSource(query, price);
  const isPart = from.startsWith('phone_number_part');
  const key = isPart ? 'phone_number_part.rowid' : 'isdn';
  const [low, high] = toRange(longer(query.prefix, readMask(query.mask).prefix));
  const ranged = [...where, `${key} BETWEEN ? AND ?`];
  const filters: [isAsked: boolean, sql: string, value: string | number][] = [
    [true, 'held_until <= ?', now],
    [price !== null, 'price = ?', price ?? 0],
    [query.class !== '', 'class = ?', query.class],
    [query.mask !== '', 'isdn LIKE ?', query.mask],
    [query.ending !== '', 'isdn LIKE ?', `%${query.ending}`],
    [query.contains !== '', 'isdn LIKE ?', `%${query.contains}%`],
    ...[...query.without].map((digit): [boolean, string, string] => [
      true,
      'instr(isdn, ?) = 0',
      digit,
    ]),
  ];
  const asked = filters.filter(([isAsked]) => isAsked);
  return {
    source: `SELECT isdn, class, price, held_until, sold_code FROM ${from}
      WHERE ${ranged.join(' AND ')} ORDER BY ${key}`,
    sourceValues: [...values, Math.max(low, after + 1), high],
    filter: ['sold_code IS NULL', ...asked.map(([, sql]) => sql)].join(' AND '),
    filterValues: asked.map(([, , value]) => value),
  };
}

/** The statement of a page, and the one that says where its look at so many rows ended, and how many there were. */
export function toListStatements(
  query: NumberQuery,
  place: Place,
  { now, scanned = maxRows / 2 }: { now: number; scanned?: number },
) {
  const { source, filter, sourceValues, filterValues } = toParts(query, place, now);
  return {
    page: {
      sql: `SELECT isdn, class, price FROM (${source} LIMIT ${scanned}) WHERE ${filter} LIMIT ?`,
      values: (size: number) => [...sourceValues, ...filterValues, size],
    },
    end: {
      sql: `SELECT count(*) AS looked, max(isdn) AS last FROM (${source} LIMIT ${scanned})`,
      values: sourceValues,
    },
  };
}

const readCursor = (text: string): { price: number; after: number } | null => {
  const [, price, after] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return price === undefined ? null : { price: Number(price), after: Number(after) };
};

const READ_PRICES = `WITH RECURSIVE p (price) AS (SELECT min(price) FROM phone_number
  UNION ALL SELECT (SELECT min(price) FROM phone_number WHERE price > p.price) FROM p WHERE p.price IS NOT NULL)
  SELECT price FROM p WHERE price IS NOT NULL`;

/** By price the numbers of each price follow each other; there are few prices. */
async function readPrices(db: D1Database, { sortBy }: NumberQuery): Promise<(number | null)[]> {
  if (sortBy === 'number') return [null];
  const { results } = await db.prepare(READ_PRICES).all<{ price: number }>();
  const prices = results.map(({ price }) => price);
  return sortBy === 'priceAsc' ? prices : prices.toReversed();
}

/** A page of the numbers that can be had at `now`. */
export async function readNumbers(
  db: D1Database,
  query: NumberQuery,
  now: number,
): Promise<NumberList> {
  const begin = readCursor(query.cursor);
  const prices = await readPrices(db, query);
  const at = begin && query.sortBy !== 'number' ? prices.indexOf(begin.price) : 0;
  const rows: Row[] = [];
  let left = maxRows - ofPrices;
  for (const price of prices.slice(Math.max(0, at))) {
    // The next page begins with this price.
    if (left < 2) return toPage(rows, `${price ?? 0}-0`, true);
    const isFirst = price === null || price === begin?.price;
    const after = isFirst ? (begin?.after ?? 0) : 0;
    const scanned = Math.floor(left / 2);
    const { page, end } = toListStatements(query, { price, after }, { now, scanned });
    const wanted = query.size + 1 - rows.length;
    const { results } = await db
      .prepare(page.sql)
      .bind(...page.values(wanted))
      .all<Row>();
    rows.push(...results);
    if (results.length === wanted) break;
    const stopped = await db
      .prepare(end.sql)
      .bind(...end.values)
      .first<{ looked: number; last: number }>();
    if (stopped?.looked === scanned) {
      return toPage(rows, `${price ?? 0}-${stopped.last}`, true);
    }
    left -= 2 * (stopped?.looked ?? 0);
  }
  if (rows.length <= query.size) return toPage(rows, null, false);
  const shown = rows.slice(0, query.size);
  const last = shown.at(-1);
  const of = query.sortBy === 'number' ? 0 : last?.price;
  return toPage(shown, `${of ?? 0}-${last?.isdn}`, false);
}

const toPage = (rows: readonly Row[], next: string | null, partial: boolean): NumberList => ({
  items: rows.map(({ isdn, class: named, price }) => ({
    isdn: String(isdn),
    class: named as NumberList['items'][number]['class'],
    price,
  })),
  next,
  partial,
});
