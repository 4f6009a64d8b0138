import { retryTransient } from '#db/retry-transient.ts';
import { batch, bind, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { FORGET_EXPIRED } from './statements.ts';

/** Its items and operations are deleted with it. */
export const DELETE_CART = statement<{ cartId: string }>('DELETE FROM cart WHERE id = :cartId');

/** Until when what belongs to a visit lives; a row that does so but for `step` is left as it is. */
const PROLONG_CART = statement<{ cartId: string; now: number; until: number; step: number }>(
  `UPDATE cart SET expires_at = :until
   WHERE id = :cartId AND expires_at > :now AND expires_at < :until - :step`,
);

export const prolongCart = (
  cartId: string,
  times: { now: number; until: number; step: number },
): Promise<number> => run(DB, bind(PROLONG_CART, { cartId, ...times }));

interface OfJoin {
  cartId: string;
  otherId: string;
  now: number;
  expiresAt: number;
  most: number;
}

const OTHER_LIVES = 'EXISTS (SELECT 1 FROM cart WHERE id = :otherId AND expires_at > :now)';

/** Anybody can make up a cookie: two of them that name no cart make none. */
export const OPEN_FOR_OTHER = statement<OfJoin>(
  `INSERT INTO cart (id, expires_at) SELECT :cartId, :expiresAt WHERE ${OTHER_LIVES}
   ON CONFLICT (id) DO UPDATE SET expires_at = max(expires_at, excluded.expires_at)`,
);

export const JOIN_LINES = statement<OfJoin>(
  `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, seen_price, at)
   SELECT :cartId, sold_id, product_id, quantity, seen_price, at FROM cart_item
   WHERE cart_id = :otherId AND ${OTHER_LIVES}
   ON CONFLICT (cart_id, sold_id) DO UPDATE SET quantity = min(:most, quantity + excluded.quantity)`,
);
/** What was sent before is recognised where its effect now is. */
export const MOVE_OPERATIONS = statement<{ from: string; to: string }>(
  'UPDATE OR IGNORE operation SET owner = :to WHERE owner = :from',
);

/** Puts what is in another cart of the same browser into this one, once. */
export async function joinCarts(
  cartId: string,
  otherId: string,
  given: { now: number; expiresAt: number; most: number },
): Promise<void> {
  await batch(DB, {
    expired: bind(FORGET_EXPIRED, { cartId, now: given.now }),
    opened: bind(OPEN_FOR_OTHER, { ...given, cartId, otherId }),
    joined: bind(JOIN_LINES, { ...given, cartId, otherId }),
    moved: bind(MOVE_OPERATIONS, { from: otherId, to: cartId }),
    deleted: bind(DELETE_CART, { cartId: otherId }),
  });
}

export async function deleteCart(cartId: string): Promise<void> {
  await retryTransient(() => run(DB, bind(DELETE_CART, { cartId })));
}
