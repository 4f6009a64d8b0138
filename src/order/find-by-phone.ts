import { bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { type Asker, toCountedBy } from '#fraud/asker.ts';
import { beginCount, forgetCount } from '#fraud/count-store.ts';
import { hashNumber } from '#identity/counted-by.ts';
import { type Order, shownStatuses } from './model.ts';
import { columns, openOrder, type SealedOrder } from './order-row.ts';

const findBoth = statement<{ code: string; phoneHash: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE code = :code AND phone_hash = :phoneHash
   AND status IN (${shownStatuses.map((one) => `'${one}'`).join()})`,
);

/**
 * Finds an order by its code and the phone that it was made with. An unknown code and a wrong phone are one answer, given
 * after the same work. It is counted by who tries and never by the order, so that nobody keeps its owner out.
 */
export async function findOrderByPhone(
  { code, phone }: { code: string; phone: string },
  asker: Asker,
  now: number = Date.now(),
): Promise<{ state: 'found'; order: Order } | { state: 'none' } | { state: 'tooMany' }> {
  const id = await beginCount(toCountedBy('orderLookUp', asker), now);
  if (id === null) return { state: 'tooMany' };
  const row = await findRow(
    DB,
    bind(findBoth, { code, phoneHash: await hashNumber('order', phone) }),
  );
  if (!row) return { state: 'none' };
  await forgetCount(id);
  return { state: 'found', order: await openOrder(row) };
}
