import type { OrderEventRow } from '#db/order-schema.ts';
import { type Bound, bind, statement } from '#db/statement.ts';
import type { OrderStatus } from './model.ts';

/** Who moves an order. */
export type Mover = OrderEventRow['who'];

interface Move {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
  now: number;
}

const moveSql = (condition: string) =>
  `UPDATE shop_order SET status = :to, updated_at = :now
   WHERE id = :id AND status = :from AND ${condition} RETURNING id`;
const move = statement<Move, { id: string }>(moveSql('true'));
const moveAfterChange = statement<Move, { id: string }>(moveSql('changes() = 1'));
/** Codes that were delivered can not be given back. */
const moveWithoutCodes = statement<Move, { id: string }>(
  moveSql('NOT EXISTS (SELECT 1 FROM digital_code WHERE order_id = shop_order.id)'),
);
/** Codes that somebody has released meanwhile are on their way. */
const moveWhileHeld = statement<Move, { id: string }>(
  moveSql(
    `EXISTS (SELECT 1 FROM review WHERE kind = 'order' AND subject_id = shop_order.id AND state = 'OPEN')`,
  ),
);
const note = statement<Pick<Move, 'id' | 'to' | 'now'> & { who: Mover }>(
  `INSERT INTO order_event (order_id, status, at, who) SELECT :id, :to, :now, :who WHERE changes() = 1`,
);

/** `after`: only if the statement directly before has changed a row. `uncoded`: only while no code was delivered; `held`: only while they wait for a person. */
export function bindMove(
  given: Move,
  condition?: 'after' | 'uncoded' | 'held',
): Bound<{ id: string }> {
  const chosen = {
    after: moveAfterChange,
    uncoded: moveWithoutCodes,
    held: moveWhileHeld,
  } as const;
  return bind(condition ? chosen[condition] : move, given);
}

/** Directly after the move that it notes in the order's timeline. */
export const bindNote = (
  { id, to, now }: Pick<Move, 'id' | 'to' | 'now'>,
  who: Mover,
): Bound<never> => bind(note, { id, to, now, who });

/** A payment ended: the order has a while from now on in which another one may begin. */
const touch = statement<{ id: string; now: number }>(
  `UPDATE shop_order SET updated_at = :now WHERE id = :id AND status = 'AWAITING_PAYMENT'`,
);
export const bindPaymentEnded = (id: string, now: number): Bound<never> => bind(touch, { id, now });
