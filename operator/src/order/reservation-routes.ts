import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  releaseRequest,
  reserveRequest,
  type Reservation,
} from '#contracts/commerce/reservation.ts';
import { sumQuantities } from '../cart/cart-requests.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { sendData, sendJson } from '../http/send-json.ts';

/** Longer than the site waits. */
const slowMs = 6000;

/** Quantities of one thing with which everything occurs that can go wrong, for whoever tries a checkout. */
const made = { refused: 11, fails: 13, slow: 14, lost: 15 } as const;

/** What is not there any more, but for what is kept for this order. `?1` the lines as JSON, `?2` the order, `?3` now. */
const FIND_LACKING = `
  SELECT asked.value ->> 'productId' AS productId FROM json_each(?1) AS asked
  LEFT JOIN product_variant AS variant ON variant.id = asked.value ->> 'productId'
  LEFT JOIN product ON product.id = coalesce(variant.product_id, asked.value ->> 'productId')
  WHERE coalesce(variant.stock, product.stock_online, 0) < asked.value ->> 'quantity' + coalesce(
    (SELECT sum(quantity) FROM order_reservation WHERE product_id = asked.value ->> 'productId'
     AND expires_at > ?3 AND order_id NOT IN (?2, ?4)), 0)`;
const RELEASE = 'DELETE FROM order_reservation WHERE order_id IN (?1, ?2)';
/** Only if nothing is lacking, in the same transaction. */
const KEEP = `INSERT INTO order_reservation (order_id, product_id, quantity, expires_at)
  SELECT ?2, value ->> 'productId', value ->> 'quantity', ?5 FROM json_each(?1)
  WHERE NOT EXISTS (${FIND_LACKING})`;
const READ =
  'SELECT max(expires_at) AS until FROM order_reservation WHERE order_id = ?1 AND expires_at > ?2';

const send = (reservation: Reservation) => sendData(JSON.stringify(reservation));
const failed = () => sendJson('{"message":"internal error"}', 500);

export const reservationRoutes = new Hono<OperatorEnv>();

reservationRoutes.post('/order/reserve', async (c) => {
  const { order, replaces = '', items, expiresAt } = await readBody(c, reserveRequest);
  const lines = sumQuantities(items);
  const has = (quantity: number) => lines.some((line) => line.quantity === quantity);
  if (has(made.fails)) return failed();
  if (has(made.refused)) {
    const refused = lines.filter(({ quantity }) => quantity === made.refused);
    const ids = refused.map(({ productId }) => productId);
    return send({ state: 'REFUSED', refused: ids, expiresAt: null });
  }
  if (has(made.slow)) await new Promise((done) => setTimeout(done, slowMs));
  const db = c.env.OPERATOR_DB;
  const asked = JSON.stringify(lines);
  const now = Date.now();
  const until = Date.parse(expiresAt);
  const [lacking, , , kept] = await db.batch<{ productId: string; until: number | null }>([
    db.prepare(FIND_LACKING).bind(asked, order, now, replaces),
    db.prepare(RELEASE).bind(order, replaces),
    db.prepare(KEEP).bind(asked, order, now, replaces, until),
    db.prepare(READ).bind(order, now),
  ]);
  if (has(made.lost)) return failed();
  if (!kept?.results[0]?.until) {
    const refused = (lacking?.results ?? []).map(({ productId }) => productId);
    return send({ state: 'REFUSED', refused, expiresAt: null });
  }
  return send({ state: 'HELD', refused: [], expiresAt });
});

const orderQuery = z.object({ order: z.string().check(z.minLength(1), z.maxLength(128)) });

reservationRoutes.get('/order/reserve', async (c) => {
  const { order } = readQuery(c, orderQuery);
  const row = await c.env.OPERATOR_DB.prepare(READ)
    .bind(order, Date.now())
    .first<{ until: number | null }>();
  const until = row?.until ?? null;
  return send(
    until === null
      ? { state: 'NONE', refused: [], expiresAt: null }
      : { state: 'HELD', refused: [], expiresAt: new Date(until).toISOString() },
  );
});

reservationRoutes.post('/order/release', async (c) => {
  const { order } = await readBody(c, releaseRequest);
  await c.env.OPERATOR_DB.prepare(RELEASE).bind(order, order).run();
  return sendData('{}');
});
