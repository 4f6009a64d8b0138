import { retryTransient } from '#db/retry-transient.ts';
import { batch, bind, readRows, statement, type Statement } from '#db/statement.ts';
import type { ItemRow } from '#db/cart-schema.ts';
import { maxLines, maxPerProduct } from '#domain/cart.ts';
import { DB, settings } from '#env.ts';
import {
  findOperation,
  findOutcome,
  forgetOldest,
  noteOperation,
  type Operation,
  toStored,
} from '#forms/operation.ts';
import type { AskedLine, LineKey, RemovedLine } from './model.ts';

/**
 * A change of a visitor's cart, run as one batch. A NOTE_ statement records the operation and its outcome first; the
 * change itself is made only if that row is new, which `changes()` tells.
 */
interface CartChange extends Operation {
  cartId: string;
  /** The requested lines as JSON: a line's columns, and `maxQuantity`. */
  asked: string;
  now: number;
  expiresAt: number;
  maxLines: number;
}

/** What is stored of a change; `clamped` are the ids of lines that got less than was asked for. */
export interface CartOutcome {
  outcome: 'done' | 'missing' | 'full';
  clamped: string[];
  removed?: RemovedLine[];
}

/** The limit of one line, which the proofs raise for many adds to one line. */
export const maxQuantityPerLine = (): number => settings().CART_MOST_OF_ONE ?? maxPerProduct;

type OfCart = Pick<CartChange, 'cartId' | 'now'>;

const LINE = 'cart_item.cart_id = :cartId AND cart_item.sold_id = asked.sold_id';
const ASKED = `(SELECT value ->> 'soldId' AS sold_id, value ->> 'productId' AS product_id,
  value ->> 'quantity' AS quantity, value ->> 'maxQuantity' AS max_quantity, value ->> 'price' AS price,
  value ->> 'at' AS at FROM json_each(:asked))`;
const FIRST = `changes() = 1 AND (SELECT outcome ->> 'outcome' FROM operation
  WHERE owner = :owner AND id = :id) = 'done'`;
const LIVING = 'EXISTS (SELECT 1 FROM cart WHERE id = :cartId AND expires_at > :now)';
const toOutcome = (outcome: string, clamped: string, removed = `'[]'`) =>
  `json_object('outcome', ${outcome}, 'clamped', json(${clamped}), 'removed', json(${removed}))`;
const toRemoved = (which: string) =>
  `(SELECT json_group_array(json_object('productId', sold_id, 'product', product_id,
     'quantity', quantity, 'at', at)) FROM (SELECT * FROM cart_item
     WHERE cart_id = :cartId AND ${which} ORDER BY at, sold_id))`;

/** Deletes the cart if it has expired, or it would come back with its lines; the sweep deletes all others. */
export const FORGET_EXPIRED = statement<OfCart>(
  'DELETE FROM cart WHERE id = :cartId AND expires_at <= :now',
);

/** Extends the cart's life only when it gains a minute, which saves most of the writes. */
export const OPEN_CART = statement<{ cartId: string; expiresAt: number }>(
  `INSERT INTO cart (id, expires_at) VALUES (:cartId, :expiresAt)
   ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at
   WHERE expires_at < excluded.expires_at - 60000`,
);

type LineRow = Omit<ItemRow, 'cartId'>;

export const READ_LINES = statement<OfCart, LineRow>(
  `SELECT sold_id AS "soldId", product_id AS "productId", quantity, seen_price AS "seenPrice", at
   FROM cart_item WHERE cart_id = :cartId AND ${LIVING} ORDER BY at, sold_id`,
);

export const NOTE_ADD = noteOperation<CartChange>(
  toOutcome(
    `CASE WHEN (SELECT count(*) FROM (SELECT sold_id FROM cart_item WHERE cart_id = :cartId
       UNION SELECT sold_id FROM ${ASKED})) > :maxLines THEN 'full' ELSE 'done' END`,
    `(SELECT json_group_array(asked.sold_id) FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}
       WHERE coalesce(cart_item.quantity, 0) + asked.quantity > asked.max_quantity)`,
  ),
);

/** A restored line takes its old position, which `at` names; no `at` may be later than now. */
export const ADD = statement<CartChange>(
  `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, seen_price, at)
   SELECT :cartId, sold_id, product_id, min(quantity, max_quantity), price, min(coalesce(at, :now), :now)
   FROM ${ASKED} WHERE max_quantity > 0 AND ${FIRST}
   ON CONFLICT (cart_id, sold_id) DO UPDATE SET seen_price = excluded.seen_price, quantity = min(
     quantity + (SELECT quantity FROM ${ASKED} AS asked WHERE asked.sold_id = excluded.sold_id),
     (SELECT max_quantity FROM ${ASKED} AS asked WHERE asked.sold_id = excluded.sold_id))`,
);

export const NOTE_SET = noteOperation<CartChange>(
  toOutcome(
    `iif(cart_item.sold_id IS NULL, 'missing', 'done')`,
    `iif(asked.quantity > asked.max_quantity, json_array(asked.sold_id), '[]')`,
    toRemoved(`sold_id IN (SELECT sold_id FROM ${ASKED} WHERE quantity = 0)`),
  ),
  `FROM ${ASKED} AS asked LEFT JOIN cart_item ON ${LINE}`,
);

export const SET = statement<CartChange>(
  `UPDATE cart_item SET quantity = min(asked.quantity, asked.max_quantity),
     seen_price = coalesce(asked.price, seen_price)
   FROM ${ASKED} AS asked WHERE ${LINE} AND ${FIRST}`,
);

export const REMOVE = statement<CartChange>(
  `DELETE FROM cart_item WHERE cart_id = :cartId
   AND sold_id IN (SELECT asked.sold_id FROM ${ASKED} AS asked) AND ${FIRST}`,
);

export const NOTE_CLEAR = noteOperation<CartChange>(toOutcome(`'done'`, `'[]'`, toRemoved('true')));

export const CLEAR = statement<CartChange>(
  `DELETE FROM cart_item WHERE cart_id = :cartId AND ${FIRST}`,
);

/** An item of a visitor's cart; its name and its price come from the service. */
export type StoredLine = LineKey & Pick<LineRow, 'seenPrice' | 'at'>;

/** One change of one cart: the same `operationId` again changes nothing and returns the first outcome. */
export interface CartOperation {
  cartId: string;
  operationId: string;
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

/** One batch, which is one transaction and one round trip: what records the change, then what makes it if that is new. */
async function change(
  { cartId, operationId, now, expiresAt }: CartOperation,
  lines: readonly AskedLine[],
  note: Statement<CartChange, never>,
  effect: Statement<CartChange, never>,
): Promise<Changed> {
  const asked = JSON.stringify(lines.map(toColumns));
  // The id is made of all that is asked for, so it is the request's hash as well.
  const operation = { owner: cartId, id: operationId, form: 'cart', requestHash: operationId };
  const given = { ...operation, cartId, asked, now, expiresAt, maxLines };
  const read = await retryTransient(() =>
    batch(DB, {
      expired: bind(FORGET_EXPIRED, given),
      opened: bind(OPEN_CART, { cartId, expiresAt }),
      noted: bind(note, given),
      changed: bind(effect, given),
      lines: bind(READ_LINES, given),
      found: findOperation(operation),
      forgotten: forgetOldest(cartId),
    }),
  );
  const stored = toStored<CartOutcome>(operation, read.found);
  if (stored.state !== 'done') throw new Error('a change of a cart was not recorded');
  return { removed: [], ...stored.outcome, lines: read.lines.map(toStoredLine) };
}

/** Adds to the lines that are there, up to `maxQuantity`. */
export const addLines = (operation: CartOperation, asked: readonly AskedLine[]): Promise<Changed> =>
  change(operation, asked, NOTE_ADD, ADD);

/** Quantity 0 removes. */
export const setLine = (operation: CartOperation, asked: AskedLine): Promise<Changed> =>
  change(operation, [asked], NOTE_SET, asked.quantity > 0 ? SET : REMOVE);

export const clearLines = (operation: CartOperation): Promise<Changed> =>
  change(operation, [], NOTE_CLEAR, CLEAR);

/** What a change under this id has removed; undefined where none is known. */
export async function findRemoved(owner: string, id: string): Promise<RemovedLine[] | undefined> {
  return (await findOutcome<CartOutcome>(DB, { owner, id, form: 'cart' }))?.removed;
}

export async function readLines(cartId: string, now: number): Promise<StoredLine[]> {
  const read = () => readRows(DB, bind(READ_LINES, { cartId, now }));
  return (await retryTransient(read)).map(toStoredLine);
}
