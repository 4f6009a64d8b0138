import { retryTransient } from '#db/retry-transient.ts';
import { mostLines, mostOfOne } from '#domain/cart-limits.ts';
import { DB, settings } from '#env.ts';
import type { LineKey } from './model.ts';
import * as sql from './statements.ts';

/** The items of a visitor's cart; what they are called and cost is not known here. */
export interface StoredLine extends LineKey {
  seenPrice: number | null;
  at: number;
}

export interface AskedLine extends LineKey {
  most: number;
  price: number | null;
}

/** One act on one cart: the same `op` again changes nothing and reads what came of it. */
export interface CartAct {
  cartId: string;
  op: string;
  now: number;
  expiresAt: number;
}

export interface Changed {
  /** Empty where nothing can go: nobody asks what was there. */
  before: StoredLine[];
  lines: StoredLine[];
  outcome: 'done' | 'missing' | 'full';
  clamped: string[];
}

/** The limit of one line; higher only where many adds to one line are to be proved. */
export const limitOfOne = (): number => settings().CART_MOST_OF_ONE ?? mostOfOne;

type Row = StoredLine | Pick<Changed, 'outcome'>;

/** One batch, which is one transaction and one round trip. Only what takes lines away reads them first. */
async function change(
  act: CartAct,
  asked: readonly AskedLine[],
  statements: readonly string[],
  takesAway: boolean,
) {
  const { cartId, op, now, expiresAt } = act;
  const lines = JSON.stringify(asked);
  const results = await retryTransient(() =>
    DB.batch<Row>([
      DB.prepare(sql.FORGET_EXPIRED).bind(cartId, now),
      DB.prepare(sql.OPEN_CART).bind(cartId, expiresAt),
      ...(takesAway ? [DB.prepare(sql.READ_LINES).bind(cartId, now)] : []),
      ...statements.map((statement) => {
        const prepared = DB.prepare(statement);
        const values = [cartId, op, lines, now, mostLines];
        return prepared.bind(...values.slice(0, sql.countHoles(statement)));
      }),
      DB.prepare(sql.READ_LINES).bind(cartId, now),
      DB.prepare(sql.READ_OP).bind(cartId, op),
    ]),
  );
  const read = results.at(-1)?.results[0] as { outcome: Changed['outcome']; clamped: string };
  return {
    before: takesAway ? (results[2]?.results as StoredLine[]) : [],
    lines: results.at(-2)?.results as StoredLine[],
    outcome: read.outcome,
    clamped: JSON.parse(read.clamped) as string[],
  } satisfies Changed;
}

/** Adds to what is there, up to what can be had. */
export const addLines = (act: CartAct, asked: readonly AskedLine[]): Promise<Changed> =>
  change(act, asked, [sql.NOTE_ADD, sql.ADD], false);

/** Quantity 0 removes. */
export const setLine = (act: CartAct, asked: AskedLine): Promise<Changed> =>
  asked.quantity > 0
    ? change(act, [asked], [sql.NOTE_SET, sql.SET], false)
    : change(act, [asked], [sql.NOTE_SET, sql.REMOVE], true);

export const clearLines = (act: CartAct): Promise<Changed> =>
  change(act, [], [sql.NOTE_CLEAR, sql.CLEAR], true);

export async function deleteCart(cartId: string): Promise<void> {
  await retryTransient(() => DB.prepare(sql.DELETE_CART).bind(cartId).run());
}

export async function readLines(cartId: string, now: number): Promise<StoredLine[]> {
  const { results } = await retryTransient(() =>
    DB.prepare(sql.READ_LINES).bind(cartId, now).all<StoredLine>(),
  );
  return results;
}

/** Items on their way into a customer's cart. */
export interface Merge {
  id: string;
  lines: LineKey[];
  /** What the customer's cart held when they were first sent; null as long as they were not. */
  before: Record<string, number> | null;
}

/** What can be said of a visitor's items once the visitor is a customer. */
export interface MergeTurn {
  /** Null where there is nothing to do, or somebody else is doing it. */
  merge: Merge | null;
  /** Items that are not in the customer's cart yet. */
  left: number;
}

/** Takes the turn, until `leaseUntil`, to bring the cart's items into a customer's one. */
export async function takeMerge(
  cartId: string,
  isdn: string,
  { id, now, leaseUntil }: { id: string; now: number; leaseUntil: number },
): Promise<MergeTurn> {
  const [, taken, left] = await DB.batch<Record<string, string | number | null>>([
    DB.prepare(sql.START_MERGE).bind(id, cartId, isdn, now),
    DB.prepare(sql.TAKE_MERGE).bind(cartId, isdn, now, leaseUntil),
    DB.prepare(sql.COUNT_ITEMS).bind(cartId, now),
  ]);
  const row = taken?.results[0];
  return {
    merge: row
      ? {
          id: String(row['id']),
          lines: JSON.parse(String(row['lines'])) as LineKey[],
          before:
            row['before'] === null
              ? null
              : (JSON.parse(String(row['before'])) as Record<string, number>),
        }
      : null,
    left: Number(left?.results[0]?.['n'] ?? 0),
  };
}

/** Before the first sending, so that an unclear answer can be understood later. */
export async function noteSending(id: string, before: Record<string, number>): Promise<void> {
  await DB.prepare(sql.NOTE_SENDING).bind(id, JSON.stringify(before)).run();
}

/** `pending`: nothing was taken; `unknown`: it may have been. */
export async function delayMerge(
  id: string,
  state: 'pending' | 'unknown',
  until: number,
): Promise<void> {
  await DB.prepare(sql.DELAY_MERGE).bind(id, state, until).run();
}

/** Only now the visitor's items go: those that were merged, not what came since. */
export async function finishMerge(id: string): Promise<void> {
  await retryTransient(() =>
    DB.batch([
      DB.prepare(sql.TAKE_OUT_WHOLE).bind(id),
      DB.prepare(sql.TAKE_OUT_PART).bind(id),
      DB.prepare(sql.FINISH_MERGE).bind(id),
    ]),
  );
}

/** By what is sold: the price at which a customer last saw it in the cart. */
export async function readSeenPrices(isdn: string, now: number): Promise<Map<string, number>> {
  const { results } = await DB.prepare(sql.READ_SEEN)
    .bind(isdn, now)
    .all<{ id: string; price: number }>();
  return new Map(results.map(({ id, price }) => [id, price]));
}

interface SeenPrices {
  prices: readonly { productId: string; price: number | null }[];
  /** Seen anew, also where another price was noted before. */
  accepted: readonly string[];
  now: number;
  expiresAt: number;
}

export async function noteSeenPrices(isdn: string, seen: SeenPrices): Promise<void> {
  const prices = JSON.stringify(seen.prices);
  await DB.batch([
    DB.prepare(sql.FORGET_SEEN).bind(isdn, seen.now, prices),
    DB.prepare(sql.NOTE_SEEN).bind(isdn, seen.expiresAt, prices, JSON.stringify(seen.accepted)),
  ]);
}
