import { bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import type { Order } from '../model.ts';
import type { ReturnCase, ReturnEvent } from './model.ts';
import { columns, openReturn, type SealedReturn } from './return-row.ts';
import { toReturnEnd } from './rules.ts';

const findById = statement<{ id: string }, SealedReturn>(
  `SELECT ${columns} FROM return_case WHERE id = :id`,
);
const listOf = statement<{ orderId: string }, SealedReturn>(
  `SELECT ${columns} FROM return_case WHERE order_id = :orderId ORDER BY number DESC`,
);
const listEvents = statement<{ orderId: string }, ReturnEvent & { returnId: string }>(
  `SELECT e.return_id AS "returnId", e.state, e.at, e.who
   FROM return_event e JOIN return_case c ON c.id = e.return_id
   WHERE c.order_id = :orderId ORDER BY e.at`,
);
const findDelivery = statement<{ orderId: string }, { at: number }>(
  `SELECT at FROM order_event WHERE order_id = :orderId AND status = 'COMPLETED'`,
);

export async function findReturnById(id: string): Promise<ReturnCase | null> {
  const row = await findRow(DB, bind(findById, { id }));
  return row && openReturn(row);
}

/** The returns of an order, the last one first. */
export const readReturns = async (orderId: string): Promise<ReturnCase[]> =>
  Promise.all((await readRows(DB, bind(listOf, { orderId }))).map(openReturn));

/** What happened with the returns of an order, the first of it first. */
export const readReturnEvents = (
  orderId: string,
): Promise<(ReturnEvent & { returnId: string })[]> => readRows(DB, bind(listEvents, { orderId }));

/** Up to when goods of an order can be returned; null of one that was not delivered. */
export async function findReturnEnd({ id, status }: Order): Promise<number | null> {
  if (status !== 'COMPLETED') return null;
  const row = await findRow(DB, bind(findDelivery, { orderId: id }));
  return row && toReturnEnd(row.at, settings().RETURN_DAYS);
}

/** Those whose goods count as taken: they come back, or have come. */
export const listHeld = (cases: readonly ReturnCase[]): ReturnCase[] =>
  cases.filter(({ state }) => state !== 'REFUSED' && state !== 'WITHDRAWN');
