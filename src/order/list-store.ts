import type { ShopOrderRow } from '#db/order-schema.ts';
import { bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { findPaymentHref } from './find-payment.ts';
import { lapseMs, lapseUnclearMs } from './lapse.ts';
import type { OrderLine } from './model.ts';

/** How many orders a page of a list has. */
export const pageSize = 10;

type Known = Pick<ShopOrderRow, 'id' | 'code' | 'status' | 'deliveryType' | 'total' | 'createdAt'>;
export type ListedOrder = Known & { lines: OrderLine[] };

interface Asked {
  visitorId: string;
  isdn: string | null;
  /** From when on the number's orders are its holder's. */
  since: number;
  status: string;
  at: number;
  id: string;
}

const columns = `id, code, status, delivery_type AS "deliveryType", total, created_at AS "createdAt", lines`;
const list = statement<Asked, Known & { lines: string }>(
  `SELECT ${columns} FROM shop_order
   WHERE (visitor_id = :visitorId OR (isdn = :isdn AND created_at >= :since))
     AND status IN ('PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED') AND (:status = '' OR status = :status)
     AND (created_at, id) < (:at, :id)
   ORDER BY created_at DESC, id DESC LIMIT ${pageSize + 1}`,
);

/** Until when it can be paid: as long as its payment waits, then until it lapses. */
const endsAt = `coalesce((SELECT max(expires_at) FROM payment WHERE subject_kind = 'order'
  AND subject_id = shop_order.id AND state IN ('CREATED', 'PENDING')),
  updated_at + CASE WHEN reservation IN ('asked', 'unclear') THEN ${lapseUnclearMs} ELSE ${lapseMs} END)`;
const listUnpaid = statement<
  Pick<Asked, 'visitorId' | 'isdn' | 'since'> & { now: number },
  Known & { lines: string; endsAt: number }
>(
  `SELECT * FROM (SELECT ${columns}, ${endsAt} AS "endsAt" FROM shop_order
     WHERE (visitor_id = :visitorId OR (isdn = :isdn AND created_at >= :since))
       AND status = 'AWAITING_PAYMENT')
   WHERE "endsAt" > :now ORDER BY "createdAt" DESC LIMIT 5`,
);

const findEnd = statement<{ id: string }, { endsAt: number }>(
  `SELECT ${endsAt} AS "endsAt" FROM shop_order WHERE id = :id AND status = 'AWAITING_PAYMENT'`,
);
/** Until when an order can be paid; null of one that is not to be paid. */
export const findPayableUntil = async (id: string): Promise<number | null> =>
  (await findRow(DB, bind(findEnd, { id })))?.endsAt ?? null;

const open = <Row extends { lines: string }>({ lines, ...known }: Row) => ({
  ...known,
  lines: JSON.parse(lines) as OrderLine[],
});

/** An order that waits for its payment, and where it is paid. */
export type UnpaidOrder = ListedOrder & { endsAt: number; payHref: string };

/** What a visitor or a number has ordered and can still pay, the newest first. */
export async function listUnpaidOrders(
  who: Pick<Asked, 'visitorId' | 'isdn' | 'since'>,
  now: number,
): Promise<UnpaidOrder[]> {
  const rows = await readRows(DB, bind(listUnpaid, { ...who, now }));
  const hrefs = await Promise.all(rows.map(({ id }) => findPaymentHref(id)));
  return rows.flatMap((row, index) => {
    const payHref = hrefs[index];
    return payHref ? [{ ...open(row), payHref }] : [];
  });
}

/** The paid orders of a visitor and of a number, the newest first, after a place; one more than a page has. */
export async function listOrders(
  who: Pick<Asked, 'visitorId' | 'isdn' | 'since'>,
  { status, place }: { status: string; place: { at: number; id: string } | null },
): Promise<ListedOrder[]> {
  const { at, id } = place ?? { at: Number.MAX_SAFE_INTEGER, id: '' };
  const rows = await readRows(DB, bind(list, { ...who, status, at, id }));
  return rows.map(open);
}
