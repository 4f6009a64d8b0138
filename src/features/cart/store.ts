import { batch, bind, readRows, run, type Statement } from '#db/statement.ts';
import { retryTransient } from '#db/retry-transient.ts';
import { maxLines, maxPerProduct } from '#domain/cart.ts';
import { DB, settings } from '#env.ts';
import type { MergeRow, OpRow } from '#db/cart-schema.ts';
import type { LineKey } from './model.ts';
import * as sql from './statements.ts';

/** An item of a visitor's cart; what it is called and costs is not known here. */
export type StoredLine = sql.LineRow;

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
  outcome: OpRow['outcome'];
  clamped: string[];
}

/** The limit of one line; higher only where many adds to one line are to be proved. */
export const maxOfOne = (): number => settings().CART_MOST_OF_ONE ?? maxPerProduct;

/** What is asked of a cart: the note of it, and the change that is done if the note was new. */
interface Asking {
  note: Statement<sql.Act, never>;
  change: Statement<sql.Act, never>;
  /** Only what takes lines away reads them first. */
  takesAway?: boolean;
}

/** One batch, which is one transaction and one round trip. */
async function change(
  { cartId, op: opId, now, expiresAt }: CartAct,
  lines: readonly AskedLine[],
  asking: Asking,
): Promise<Changed> {
  const act = { cartId, opId, asked: JSON.stringify(lines), now, maxLines };
  const read = await retryTransient(() =>
    batch(DB, {
      expired: bind(sql.FORGET_EXPIRED, act),
      opened: bind(sql.OPEN_CART, { cartId, expiresAt }),
      before: asking.takesAway ? bind(sql.READ_LINES, act) : undefined,
      noted: bind(asking.note, act),
      changed: bind(asking.change, act),
      lines: bind(sql.READ_LINES, act),
      op: bind(sql.READ_OP, act),
    }),
  );
  const noted = read.op.at(0);
  if (!noted) throw new Error('an act on a cart has left no note');
  return {
    before: read.before,
    lines: read.lines,
    outcome: noted.outcome,
    clamped: JSON.parse(noted.clamped) as string[],
  };
}

/** Adds to what is there, up to what can be had. */
export const addLines = (act: CartAct, asked: readonly AskedLine[]): Promise<Changed> =>
  change(act, asked, { note: sql.NOTE_ADD, change: sql.ADD });

/** Quantity 0 removes. */
export const setLine = (act: CartAct, asked: AskedLine): Promise<Changed> =>
  asked.quantity > 0
    ? change(act, [asked], { note: sql.NOTE_SET, change: sql.SET })
    : change(act, [asked], { note: sql.NOTE_SET, change: sql.REMOVE, takesAway: true });

export const clearLines = (act: CartAct): Promise<Changed> =>
  change(act, [], { note: sql.NOTE_CLEAR, change: sql.CLEAR, takesAway: true });

export async function deleteCart(cartId: string): Promise<void> {
  await retryTransient(() => run(DB, bind(sql.DELETE_CART, { cartId })));
}

export function readLines(cartId: string, now: number): Promise<StoredLine[]> {
  return retryTransient(() => readRows(DB, bind(sql.READ_LINES, { cartId, now })));
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

function toMerge({ id, lines, before }: Pick<MergeRow, 'id' | 'lines' | 'before'>): Merge {
  return {
    id,
    lines: JSON.parse(lines) as LineKey[],
    before: before === null ? null : (JSON.parse(before) as Record<string, number>),
  };
}

/** Takes the turn, until `leaseUntil`, to bring the cart's items into a customer's one. */
export async function takeMerge(
  cartId: string,
  isdn: string,
  { id, now, leaseUntil }: { id: string; now: number; leaseUntil: number },
): Promise<MergeTurn> {
  const { taken, items } = await batch(DB, {
    started: bind(sql.START_MERGE, { id, cartId, isdn, now }),
    taken: bind(sql.TAKE_MERGE, { cartId, isdn, now, leaseUntil }),
    items: bind(sql.COUNT_ITEMS, { cartId, now }),
  });
  return {
    merge: taken.map(toMerge).at(0) ?? null,
    left: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Before the first sending, so that an unclear answer can be understood later. */
export async function noteSending(id: string, before: Record<string, number>): Promise<void> {
  await run(DB, bind(sql.NOTE_SENDING, { id, before: JSON.stringify(before) }));
}

/** `pending`: nothing was taken; `unknown`: it may have been. */
export async function delayMerge(
  id: string,
  state: 'pending' | 'unknown',
  until: number,
): Promise<void> {
  await run(DB, bind(sql.DELAY_MERGE, { id, state, until }));
}

/** Only now the visitor's items go: those that were merged, not what came since. */
export async function finishMerge(id: string): Promise<void> {
  await retryTransient(() =>
    batch(DB, {
      whole: bind(sql.TAKE_OUT_WHOLE, { id }),
      part: bind(sql.TAKE_OUT_PART, { id }),
      finished: bind(sql.FINISH_MERGE, { id }),
    }),
  );
}

/** By what is sold: the price at which a customer last saw it in the cart. */
export async function readSeenPrices(isdn: string, now: number): Promise<Map<string, number>> {
  const rows = await readRows(DB, bind(sql.READ_SEEN, { isdn, now }));
  return new Map(rows.map(({ soldId, price }) => [soldId, price]));
}

interface SeenPrices {
  prices: readonly { productId: string; price: number | null }[];
  /** Seen anew, also where another price was noted before. */
  accepted: readonly string[];
  now: number;
  expiresAt: number;
}

export async function noteSeenPrices(isdn: string, seen: SeenPrices): Promise<void> {
  const { now, expiresAt } = seen;
  const prices = JSON.stringify(seen.prices);
  const accepted = JSON.stringify(seen.accepted);
  await batch(DB, {
    forgotten: bind(sql.FORGET_SEEN, { isdn, now, prices }),
    noted: bind(sql.NOTE_SEEN, { isdn, expiresAt, prices, accepted }),
  });
}
