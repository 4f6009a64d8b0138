import { batch, bind, readRows, run, type Statement } from '#db/statement.ts';
import { retryTransient } from '#db/retry-transient.ts';
import { maxLines, maxPerProduct } from '#domain/cart.ts';
import { DB, settings } from '#env.ts';
import type { MergeRow } from '#db/cart-schema.ts';
import { findOperation, forgetOldest, toStored } from '#forms/operation.ts';
import type { LineKey } from './model.ts';
import * as sql from './statements.ts';

/** An item of a visitor's cart; its name and its price come from the service. */
export type StoredLine = LineKey & Pick<sql.LineRow, 'seenPrice' | 'at'>;

export interface AskedLine extends LineKey {
  /** In stock, within the limit of one line. */
  maxQuantity: number;
  price: number | null;
}

/** One change of one cart: the same `operationId` again changes nothing and returns the first outcome. */
export interface CartOperation {
  cartId: string;
  operationId: string;
  now: number;
  expiresAt: number;
}

export interface Changed extends sql.CartOutcome {
  /** The lines before a change that removes some; empty for others, whose caller does not need them. */
  before: StoredLine[];
  lines: StoredLine[];
}

/** The limit of one line, which the proofs raise for many adds to one line. */
export const maxQuantityPerLine = (): number => settings().CART_MOST_OF_ONE ?? maxPerProduct;

/** A change of a cart: the statement that records it, and the one that makes it if that is new. */
interface ChangeStatements {
  note: Statement<sql.CartChange, never>;
  change: Statement<sql.CartChange, never>;
  /** It may remove lines, so they are read first. */
  removes?: boolean;
}

/** The services call what is sold `productId`, also where it is a variant; the columns are `sold_id` and `product_id`. */
const toStoredLine = ({ soldId, productId, ...rest }: sql.LineRow): StoredLine => ({
  productId: soldId,
  product: productId,
  ...rest,
});

const toColumns = ({ productId, product, ...rest }: AskedLine) => ({
  soldId: productId,
  productId: product,
  ...rest,
});

/** One batch, which is one transaction and one round trip. */
async function change(
  { cartId, operationId, now, expiresAt }: CartOperation,
  lines: readonly AskedLine[],
  statements: ChangeStatements,
): Promise<Changed> {
  const asked = JSON.stringify(lines.map(toColumns));
  // The id is made of all that is asked for, so it is the request's hash as well.
  const operation = { owner: cartId, id: operationId, form: 'cart', requestHash: operationId };
  const given = { ...operation, cartId, asked, now, expiresAt, maxLines };
  const read = await retryTransient(() =>
    batch(DB, {
      expired: bind(sql.FORGET_EXPIRED, given),
      opened: bind(sql.OPEN_CART, { cartId, expiresAt }),
      before: statements.removes ? bind(sql.READ_LINES, given) : undefined,
      noted: bind(statements.note, given),
      changed: bind(statements.change, given),
      lines: bind(sql.READ_LINES, given),
      found: findOperation(operation),
      forgotten: forgetOldest(cartId),
    }),
  );
  const stored = toStored<sql.CartOutcome>(operation, read.found);
  if (stored.state !== 'done') throw new Error('a change of a cart was not recorded');
  return {
    before: read.before.map(toStoredLine),
    lines: read.lines.map(toStoredLine),
    ...stored.outcome,
  };
}

/** Adds to the lines that are there, up to `maxQuantity`. */
export const addLines = (operation: CartOperation, asked: readonly AskedLine[]): Promise<Changed> =>
  change(operation, asked, { note: sql.NOTE_ADD, change: sql.ADD });

/** Quantity 0 removes. */
export const setLine = (operation: CartOperation, asked: AskedLine): Promise<Changed> =>
  asked.quantity > 0
    ? change(operation, [asked], { note: sql.NOTE_SET, change: sql.SET })
    : change(operation, [asked], { note: sql.NOTE_SET, change: sql.REMOVE, removes: true });

export const clearLines = (operation: CartOperation): Promise<Changed> =>
  change(operation, [], { note: sql.NOTE_CLEAR, change: sql.CLEAR, removes: true });

export async function deleteCart(cartId: string): Promise<void> {
  await retryTransient(() => run(DB, bind(sql.DELETE_CART, { cartId })));
}

export async function readLines(cartId: string, now: number): Promise<StoredLine[]> {
  const read = () => readRows(DB, bind(sql.READ_LINES, { cartId, now }));
  return (await retryTransient(read)).map(toStoredLine);
}

/** Items of a visitor that are being merged into a customer's cart. */
export interface Merge {
  id: string;
  lines: LineKey[];
  /** The quantities in the customer's cart before the first merge call, by product; null before that. */
  before: Record<string, number> | null;
}

/** The state of a visitor's items after the visitor has signed in. */
export interface MergeTurn {
  /** Null where nothing is to be merged, or another request has the lease. */
  merge: Merge | null;
  /** How many items are not in the customer's cart yet. */
  left: number;
}

function toMerge({ id, lines, before }: Pick<MergeRow, 'id' | 'lines' | 'before'>): Merge {
  return {
    id,
    lines: JSON.parse(lines) as LineKey[],
    before: before === null ? null : (JSON.parse(before) as Record<string, number>),
  };
}

/** Takes the lease, until `leaseUntil`, for merging the cart's items into a customer's cart. */
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

/** Called before the first merge call, so that a later request can tell what an unclear answer has done. */
export async function noteSending(id: string, before: Record<string, number>): Promise<void> {
  await run(DB, bind(sql.NOTE_SENDING, { id, before: JSON.stringify(before) }));
}

/** `pending`: the service merged nothing; `unknown`: it may have. */
export async function delayMerge(
  id: string,
  state: 'pending' | 'unknown',
  retryAt: number,
): Promise<void> {
  await run(DB, bind(sql.DELAY_MERGE, { id, state, retryAt }));
}

/** Removes the merged items from the visitor's cart, but none that was added since. */
export async function finishMerge(id: string): Promise<void> {
  await retryTransient(() =>
    batch(DB, {
      whole: bind(sql.TAKE_OUT_WHOLE, { id }),
      part: bind(sql.TAKE_OUT_PART, { id }),
      finished: bind(sql.FINISH_MERGE, { id }),
    }),
  );
}

/** The price at which a customer last saw each item in the cart, by the id of what is sold. */
export async function readSeenPrices(isdn: string, now: number): Promise<Map<string, number>> {
  const rows = await readRows(DB, bind(sql.READ_SEEN, { isdn, now }));
  return new Map(rows.map(({ soldId, price }) => [soldId, price]));
}

interface SeenPrices {
  prices: readonly { soldId: string; price: number | null }[];
  /** Ids whose new price the customer has accepted: it replaces the stored one. */
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
