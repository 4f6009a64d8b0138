import type { OrderTryRow } from '#db/order-schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { hashNetwork, hashNumber } from '#identity/counted-by.ts';
import { type Order, shownStatuses } from './model.ts';
import { columns, openOrder, type SealedOrder } from './order-row.ts';

/** How long a try counts. */
export const tryMs = 60 * 60_000;
/** How many tries somebody has in that time; and how many there are for one code, whoever tries. */
const maxTries = 5;

type Try = OrderTryRow & { since: number };

/** Counts a try before it is judged, in one statement, so that of many at a moment no more are judged than may be. */
const begin = statement<Try, { id: string }>(
  `INSERT INTO order_try (id, asker, code, at) SELECT :id, :asker, :code, :at
   WHERE (SELECT count(*) FROM order_try WHERE asker = :asker AND at > :since) < ${maxTries}
     AND (SELECT count(*) FROM order_try WHERE code = :code AND at > :since) < ${maxTries}
   RETURNING id`,
);
const forget = statement<{ id: string }>('DELETE FROM order_try WHERE id = :id');
const findBoth = statement<{ code: string; phoneHash: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE code = :code AND phone_hash = :phoneHash
   AND status IN (${shownStatuses.map((one) => `'${one}'`).join()})`,
);

export interface Asker {
  /** Null in a network that many share. */
  network: string | null;
  visitorId: string | null;
}

/** In a network that many share each visitor is counted alone. */
const hashTrier = async ({ network, visitorId }: Asker): Promise<string> =>
  (await hashNetwork(network)) ?? hashNumber('order try', visitorId ?? '');

/**
 * Finds an order by its code and the phone that it was made with. An unknown code and a wrong phone are one answer, given
 * after the same work.
 */
export async function findOrderByPhone(
  { code, phone }: { code: string; phone: string },
  asker: Asker,
  now: number = Date.now(),
): Promise<{ state: 'found'; order: Order } | { state: 'none' } | { state: 'tooMany' }> {
  const id = crypto.randomUUID();
  const counted = { asker: await hashTrier(asker), code: await hashNumber('order code', code) };
  if (!(await findRow(DB, bind(begin, { id, ...counted, at: now, since: now - tryMs })))) {
    return { state: 'tooMany' };
  }
  const row = await findRow(
    DB,
    bind(findBoth, { code, phoneHash: await hashNumber('order', phone) }),
  );
  if (!row) return { state: 'none' };
  await run(DB, bind(forget, { id }));
  return { state: 'found', order: await openOrder(row) };
}
