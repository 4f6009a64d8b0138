import { bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { hasRefund } from '#payment/refund-store.ts';
import { type Order, shownStatuses } from './model.ts';
import { columns, openOrder, type SealedOrder } from './order-row.ts';

const findBoth = statement<{ code: string; phoneHash: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE code = :code AND phone_hash = :phoneHash
   AND (status IN (${shownStatuses.map((one) => `'${one}'`).join()}) OR ${hasRefund('order', 'shop_order.id')})`,
);

/**
 * The order with this code that was made with this phone: an unknown code and a wrong phone are one answer, after the
 * same work. One that was never paid is none, but one whose money came too late is: somebody looks for that money.
 */
export async function findOrderByPhone({
  code,
  phone,
}: {
  code: string;
  phone: string;
}): Promise<Order | null> {
  const row = await findRow(
    DB,
    bind(findBoth, { code, phoneHash: await hashNumber('order', phone) }),
  );
  return row && openOrder(row);
}
