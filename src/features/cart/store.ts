import { retryTransient } from '#db/retry-transient.ts';
import { batch, bind, readRows, type Statement } from '#db/statement.ts';
import { maxLines, maxPerProduct } from '#domain/cart.ts';
import { DB, settings } from '#env.ts';
import { findOperation, findOutcome, forgetOldest, toStored } from '#forms/operation.ts';
import type { AskedLine, LineKey, RemovedLine } from './model.ts';
import {
  ADD,
  type CartChange,
  CLEAR,
  FORGET_EXPIRED,
  type LineRow,
  NOTE_ADD,
  NOTE_CLEAR,
  NOTE_SET,
  OPEN_CART,
  PROLONG_CART,
  READ_LINES,
  REMOVE,
  SET,
} from './statements.ts';

/** What is stored of a change; `clamped` are the ids of lines that got less than was asked for. */
export interface CartOutcome {
  /** `conflict`: the operation's id belongs to another change. */
  outcome: 'done' | 'missing' | 'full' | 'conflict';
  clamped: string[];
  removed?: RemovedLine[];
}

/** The limit of one line, which the proofs raise for many adds to one line. */
export const maxQuantityPerLine = (): number => settings().CART_MOST_OF_ONE ?? maxPerProduct;

/** An item of a visitor's cart; its name and its price come from the service. */
export type StoredLine = LineKey & Pick<LineRow, 'seenPrice' | 'at'>;

/**
 * One change of one cart: the same `operationId` again changes nothing and returns the first outcome; with another
 * `requestHash` it has no outcome.
 */
export interface CartOperation {
  cartId: string;
  operationId: string;
  requestHash: string;
  now: number;
  expiresAt: number;
}

export interface Changed extends CartOutcome {
  removed: RemovedLine[];
  lines: StoredLine[];
}

/** The services call what is sold `productId`, also where it is a variant; the columns are `sold_id` and `product_id`. */
const toStoredLine = ({ soldId, productId, ...rest }: LineRow): StoredLine => ({
  productId: soldId,
  product: productId,
  ...rest,
});

const toColumns = ({ productId, product, ...rest }: AskedLine) => ({
  soldId: productId,
  productId: product,
  ...rest,
});

interface ChangeStatements {
  note: Statement<CartChange, never>;
  effect: Statement<CartChange, never>;
  /** What a change of a cart that there is not comes to, which is not recorded; left out, the change makes the cart. */
  without?: CartOutcome['outcome'];
}

/** One batch, which is one transaction and one round trip: what records the change, then what makes it if that is new. */
async function change(
  { cartId, operationId, requestHash, now, expiresAt }: CartOperation,
  lines: readonly AskedLine[],
  { note, effect, without }: ChangeStatements,
): Promise<Changed> {
  const asked = JSON.stringify(lines.map(toColumns));
  const operation = { owner: cartId, id: operationId, form: 'cart', requestHash };
  const given = { ...operation, cartId, asked, now, expiresAt, maxLines };
  const read = await retryTransient(() =>
    batch(DB, {
      expired: bind(FORGET_EXPIRED, given),
      opened: without ? bind(PROLONG_CART, given) : bind(OPEN_CART, { cartId, expiresAt }),
      noted: bind(note, given),
      changed: bind(effect, given),
      lines: bind(READ_LINES, given),
      found: findOperation(operation),
      forgotten: forgetOldest(cartId),
    }),
  );
  if (without && read.found.length === 0) {
    return { outcome: without, clamped: [], removed: [], lines: [] };
  }
  const stored = toStored<CartOutcome>(operation, read.found);
  const present = read.lines.map(toStoredLine);
  if (stored.state === 'conflict') {
    return { outcome: 'conflict', clamped: [], removed: [], lines: present };
  }
  if (stored.state !== 'done') throw new Error('a change of a cart was not recorded');
  return { removed: [], ...stored.outcome, lines: present };
}

/** Adds to the lines that are there, up to `maxQuantity`. */
export const addLines = (operation: CartOperation, asked: readonly AskedLine[]): Promise<Changed> =>
  change(operation, asked, { note: NOTE_ADD, effect: ADD });

/** Quantity 0 removes. */
export const setLine = (operation: CartOperation, asked: AskedLine): Promise<Changed> =>
  change(operation, [asked], {
    note: NOTE_SET,
    effect: asked.quantity > 0 ? SET : REMOVE,
    without: 'missing',
  });

export const clearLines = (operation: CartOperation): Promise<Changed> =>
  change(operation, [], { note: NOTE_CLEAR, effect: CLEAR, without: 'done' });

/** What a change under this id has removed; undefined where none is known. */
export async function findRemoved(owner: string, id: string): Promise<RemovedLine[] | undefined> {
  return (await findOutcome<CartOutcome>(DB, { owner, id, form: 'cart' }))?.removed;
}

export async function readLines(cartId: string, now: number): Promise<StoredLine[]> {
  const read = () => readRows(DB, bind(READ_LINES, { cartId, now }));
  return (await retryTransient(read)).map(toStoredLine);
}
