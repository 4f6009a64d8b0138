import type { DigitalCodeRow } from '#db/order-schema.ts';
import { type Bound, bind, readRows, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';

type New = Omit<DigitalCodeRow, 'shown' | 'lastShownAt'>;

/** Each once, and none for an order whose money goes back. */
const insert = statement<New>(
  `INSERT INTO digital_code (id, order_id, product_id, number, code, key_id, created_at)
   SELECT :id, :orderId, :productId, :number, :code, :keyId, :createdAt
   WHERE EXISTS (SELECT 1 FROM shop_order WHERE id = :orderId AND status IN ('PLACED', 'SHIPPED', 'COMPLETED'))
   ON CONFLICT DO NOTHING`,
);
const countOf = statement<{ orderId: string }, { count: number; lastShownAt: number | null }>(
  `SELECT count(*) AS count, max(last_shown_at) AS "lastShownAt" FROM digital_code WHERE order_id = :orderId`,
);
const list = statement<{ orderId: string }, Pick<DigitalCodeRow, 'id' | 'productId' | 'code'>>(
  `SELECT id, product_id AS "productId", code FROM digital_code
   WHERE order_id = :orderId ORDER BY product_id, number`,
);
const show = statement<{ orderId: string; now: number }, { id: string }>(
  `UPDATE digital_code SET shown = shown + 1, last_shown_at = :now WHERE order_id = :orderId RETURNING id`,
);

const toContext = (id: string) => `digital_code ${id}`;

/** How long codes stay in view after they were asked for. */
export const shownMs = 2 * 60_000;

export async function bindCode(
  { code, ...given }: Pick<New, 'orderId' | 'productId' | 'number' | 'code'>,
  now: number,
): Promise<Bound<never>> {
  const keys = settings().DATA_KEYS;
  const id = crypto.randomUUID();
  const sealed = await seal(code, { keys, context: toContext(id) });
  return bind(insert, { ...given, id, code: sealed, keyId: keys[0].id, createdAt: now });
}

/** How many codes an order has, and when they were last shown. */
export async function countCodes(
  orderId: string,
): Promise<{ count: number; lastShownAt: number | null }> {
  const [found] = await readRows(DB, bind(countOf, { orderId }));
  return found ?? { count: 0, lastShownAt: null };
}

/** Notes that somebody has asked to see the codes of an order; how many there are. */
export async function noteShowing(orderId: string, now: number): Promise<number> {
  return (await readRows(DB, bind(show, { orderId, now }))).length;
}

/** The codes themselves: only for a page whose reader has just asked for them. */
export async function readCodes(orderId: string): Promise<{ productId: string; code: string }[]> {
  const keys = settings().DATA_KEYS;
  const rows = await readRows(DB, bind(list, { orderId }));
  const open = async ({ id, productId, code }: (typeof rows)[number]) => ({
    productId,
    code: await unseal(code, { keys, context: toContext(id) }),
  });
  return Promise.all(rows.map(open));
}
