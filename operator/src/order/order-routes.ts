import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  canceledOrderBody,
  orderBody,
  orderCodesBody,
  paidOrderBody,
} from '#contracts/commerce/orders.ts';
import { HttpError, throwNotFound } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { sendData, sendJson } from '../http/send-json.ts';
import { newCode } from './new-code.ts';

/** Longer than the site waits for an effect. */
const slowMs = 6000;

const TELL = `INSERT INTO shop_order (code, body, at) VALUES (?1, ?2, ?3)
  ON CONFLICT (code) DO UPDATE SET body = excluded.body
  WHERE shop_order.status = 'NEW' AND shop_order.body <> excluded.body`;
const PAY = `UPDATE shop_order SET paid_at = ?2, status = 'PLACED' WHERE code = ?1 AND status = 'NEW'`;
const CANCEL = `UPDATE shop_order SET status = 'CANCELED' WHERE code = ?1 AND status <> 'COMPLETED'`;
const READ_ONE = 'SELECT body, status, codes FROM shop_order WHERE code = ?1';
const READ_STATUSES = `SELECT code, status FROM shop_order
  WHERE status <> 'NEW' AND code IN (SELECT value FROM json_each(?1))`;
const KEEP_CODES = `UPDATE shop_order SET codes = ?2
  WHERE code = ?1 AND codes IS NULL AND status NOT IN ('NEW', 'CANCELED')`;

interface Row {
  body: string;
  status: string;
  codes: string | null;
}

/** What goes wrong, by the contact's number: of 99000801 it is slow, of 99000803 it fails, and of 99000804 it has no codes. */
async function misbehave(phone: string): Promise<void> {
  if (phone === '99000801') await new Promise((done) => setTimeout(done, slowMs));
  if (phone === '99000803') throw new HttpError(503, 'not now');
}

/** Of 99000802 the answer to what has an effect is lost; the same again has none. */
function loseAnswer(phone: string, hadEffect: boolean): void {
  if (phone === '99000802' && hadEffect) throw new HttpError(504, 'the answer is lost');
}

/** Orders, as commerce is told of them: each call may come again, and before the one that it follows. */
export const orderRoutes = new Hono<OperatorEnv>();

orderRoutes.post('/order', async (c) => {
  const body = await readBody(c, orderBody);
  await misbehave(body.contact.phone);
  const tell = c.env.OPERATOR_DB.prepare(TELL);
  const { meta } = await tell.bind(body.code, JSON.stringify(body), Date.now()).run();
  loseAnswer(body.contact.phone, meta.changes > 0);
  return sendData(JSON.stringify({ code: body.code }));
});

orderRoutes.post('/order/paid', async (c) => {
  const { paidAt, ...body } = await readBody(c, paidOrderBody);
  await misbehave(body.contact.phone);
  const db = c.env.OPERATOR_DB;
  const results = await db.batch([
    db.prepare(TELL).bind(body.code, JSON.stringify(body), Date.now()),
    db.prepare(PAY).bind(body.code, paidAt),
  ]);
  loseAnswer(body.contact.phone, (results[1]?.meta.changes ?? 0) > 0);
  return sendData(JSON.stringify({ code: body.code }));
});

orderRoutes.post('/order/cancel', async (c) => {
  const { code } = await readBody(c, canceledOrderBody);
  const { meta } = await c.env.OPERATOR_DB.prepare(CANCEL).bind(code).run();
  return meta.changes > 0 ? sendData(JSON.stringify({ code })) : throwNotFound();
});

orderRoutes.get('/order/status', async (c) => {
  const { codes } = readQuery(c, z.object({ codes: z.string().check(z.maxLength(1000)) }));
  const asked = JSON.stringify(codes.split(',').slice(0, 50));
  const { results } = await c.env.OPERATOR_DB.prepare(READ_STATUSES).bind(asked).all();
  return sendData(JSON.stringify(results));
});

/** The same order has the same codes, however often it is asked. */
orderRoutes.post('/order/codes', async (c) => {
  const { code, lines } = await readBody(c, orderCodesBody);
  const db = c.env.OPERATOR_DB;
  const made = lines.flatMap(({ productId, quantity }) =>
    Array.from({ length: quantity }, () => ({ productId, code: newCode() })),
  );
  const results = await db.batch<Row>([
    db.prepare(KEEP_CODES).bind(code, JSON.stringify(made)),
    db.prepare(READ_ONE).bind(code),
  ]);
  const row = results[1]?.results[0];
  if (!row) return throwNotFound();
  const { contact } = orderBody.parse(JSON.parse(row.body));
  if (contact.phone === '99000804') throw new HttpError(501, 'codes are not given by call');
  if (row.codes === null) return sendJson('{"message":"the order is not paid"}', 409);
  return sendData(`{"codes":${row.codes}}`);
});
