import type { CustomerCartRow } from '#db/cart-schema.ts';
import { retryTransient } from '#db/retry-transient.ts';
import { batch, bind, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import {
  findOperation,
  forgetOldest,
  noteOperation,
  type Operation,
  operationLifeMs,
  toStored,
} from '#forms/operation.ts';
import type { LineKey } from './model.ts';
import { MOVE_OPERATIONS } from './whole-cart-store.ts';
import { READ_LINES } from './statements.ts';
import type { CartOutcome } from './store.ts';

/** As long as a visitor's cart. */
const lifeMs = 30 * 24 * 3_600_000;

/** What this site knows of a customer's cart beside what the commerce service stores. */
export interface Settlement {
  /** Changes with every write, so that nobody overwrites what they have not read; empty where nothing is stored. */
  revision: string;
  /** The quantities that the service's cart is to have: not empty while it is unclear whether it has them. */
  wanted: LineKey[];
  /** Until then somebody is talking to the service about it. */
  sendingUntil: number;
  /** From then on no call that was sent can still take effect, so it can be settled. */
  settleAt: number;
}

type OfIsdn = Pick<CustomerCartRow, 'isdn'>;
type Guarded = OfIsdn & Pick<CustomerCartRow, 'revision'>;
type Write = Guarded &
  Operation &
  Pick<CustomerCartRow, 'wanted' | 'sendingUntil' | 'settleAt' | 'expiresAt'> & {
    known: string;
    cartId: string;
    handed: string;
  };
type Handed = Guarded & { cartId: string; handed: string };

const WRITTEN = 'EXISTS (SELECT 1 FROM customer_cart WHERE isdn = :isdn AND revision = :revision)';
const HANDED = `(SELECT value ->> 'productId' AS id, value ->> 'quantity' AS quantity FROM json_each(:handed))`;

export const READ_SETTLEMENT = statement<OfIsdn & { now: number }, Omit<CustomerCartRow, 'isdn'>>(
  `SELECT iif(expires_at > :now, wanted, '[]') AS wanted, revision, sending_until AS "sendingUntil",
     settle_at AS "settleAt", expires_at AS "expiresAt" FROM customer_cart WHERE isdn = :isdn`,
);

/**
 * Writes only over what was read (`known`), for an operation that is new, and where the visitor's cart still has what
 * it hands over.
 */
export const WRITE_SETTLEMENT = statement<Write>(
  `INSERT INTO customer_cart (isdn, wanted, revision, sending_until, settle_at, expires_at)
   SELECT :isdn, :wanted, :revision, :sendingUntil, :settleAt, :expiresAt
   WHERE (:known = '' OR EXISTS (SELECT 1 FROM customer_cart WHERE isdn = :isdn))
     AND NOT EXISTS (SELECT 1 FROM operation WHERE owner = :owner AND id = :id)
     AND NOT EXISTS (SELECT 1 FROM ${HANDED} AS handed WHERE NOT EXISTS (SELECT 1 FROM cart_item
       WHERE cart_id = :cartId AND sold_id = handed.id AND quantity >= handed.quantity))
   ON CONFLICT (isdn) DO UPDATE SET wanted = excluded.wanted, revision = excluded.revision,
     sending_until = excluded.sending_until, settle_at = excluded.settle_at,
     expires_at = excluded.expires_at WHERE customer_cart.revision = :known`,
);

export const HAND_OVER_WHOLE = statement<Handed>(
  `DELETE FROM cart_item WHERE cart_id = :cartId AND ${WRITTEN} AND EXISTS (SELECT 1
     FROM ${HANDED} AS handed WHERE handed.id = sold_id AND handed.quantity >= cart_item.quantity)`,
);
export const HAND_OVER_PART = statement<Handed>(
  `UPDATE cart_item SET quantity = cart_item.quantity - handed.quantity FROM ${HANDED} AS handed
   WHERE cart_item.cart_id = :cartId AND ${WRITTEN} AND handed.id = cart_item.sold_id
     AND handed.quantity < cart_item.quantity`,
);

type Noted = Guarded & Operation & { outcome: string; now: number; expiresAt: number };
export const NOTE_CHANGE = noteOperation<Noted>(
  ':outcome',
  `FROM (SELECT 1 FROM customer_cart WHERE isdn = :isdn AND revision = :revision)`,
);

/** A customer's changes are operations of the customer. */
export const toOwner = (isdn: string): string => `customer ${isdn}`;

/** A change of a customer's cart: the id that was sent with it, and the hash of all that was asked for. */
export type ChangeKey = Pick<Operation, 'id' | 'requestHash'>;

const noChange: ChangeKey = { id: '', requestHash: '' };

const toOperation = (isdn: string, key: ChangeKey): Operation => ({
  owner: toOwner(isdn),
  form: 'cart',
  ...key,
});

export interface Known {
  settlement: Settlement;
  /** What is still in the visitor's cart of this browser. */
  visitorLines: LineKey[];
  /** What this change has done before. */
  before: CartOutcome | null;
}

const nothing: Settlement = { revision: '', wanted: [], sendingUntil: 0, settleAt: 0 };

/** Called before the service's cart is read: what is written afterwards is then refused if anybody wrote meanwhile. */
export async function readKnown(
  isdn: string,
  cartId: string | null,
  key = noChange,
): Promise<Known> {
  const now = Date.now();
  const operation = toOperation(isdn, key);
  const { rows, lines, found } = await retryTransient(() =>
    batch(DB, {
      rows: bind(READ_SETTLEMENT, { isdn, now }),
      lines: cartId === null ? undefined : bind(READ_LINES, { cartId, now }),
      found: findOperation(operation),
    }),
  );
  const [row] = rows.map(({ wanted, ...rest }) => ({
    ...rest,
    wanted: JSON.parse(wanted) as LineKey[],
  }));
  const stored = toStored<CartOutcome>(operation, found);
  return {
    settlement: row ?? nothing,
    visitorLines: lines.map(({ soldId, productId, quantity }) => ({
      productId: soldId,
      product: productId,
      quantity,
    })),
    before:
      stored.state === 'done'
        ? stored.outcome
        : stored.state === 'conflict'
          ? { outcome: 'conflict', clamped: [] }
          : null,
  };
}

/** What is written along with a settlement, in one batch. */
export interface Along {
  /** A change that is acknowledged by it. */
  note?: { key: ChangeKey; outcome: CartOutcome };
  /** Lines of a visitor's cart that it takes over. */
  handed?: { cartId: string; lines: readonly LineKey[] };
}

/** Returns what is stored now; null where somebody else has written since `known` was read. */
export async function writeSettlement(
  isdn: string,
  known: Settlement,
  next: Partial<Omit<Settlement, 'revision'>>,
  { note, handed }: Along = {},
): Promise<Settlement | null> {
  const now = Date.now();
  const settlement = { ...known, ...next, revision: crypto.randomUUID() };
  const operation = toOperation(isdn, note?.key ?? noChange);
  const lines = handed?.lines.map(({ productId, quantity }) => ({ productId, quantity })) ?? [];
  const cartId = handed?.cartId ?? '';
  const given = {
    ...operation,
    isdn,
    known: known.revision,
    wanted: JSON.stringify(settlement.wanted),
    revision: settlement.revision,
    sendingUntil: settlement.sendingUntil,
    settleAt: settlement.settleAt,
    expiresAt: now + lifeMs,
    cartId,
    handed: JSON.stringify(lines),
  };
  const { read } = await retryTransient(() =>
    batch(DB, {
      written: bind(WRITE_SETTLEMENT, given),
      whole: handed && bind(HAND_OVER_WHOLE, given),
      part: handed && bind(HAND_OVER_PART, given),
      moved: handed && bind(MOVE_OPERATIONS, { from: cartId, to: operation.owner }),
      noted:
        note &&
        bind(NOTE_CHANGE, {
          ...given,
          outcome: JSON.stringify(note.outcome),
          now,
          expiresAt: now + operationLifeMs,
        }),
      read: bind(READ_SETTLEMENT, { isdn, now }),
      forgotten: note && forgetOldest(operation.owner),
    }),
  );
  return read.at(0)?.revision === settlement.revision ? settlement : null;
}
