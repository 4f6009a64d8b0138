import { Hono } from 'hono';
import * as z from 'zod/mini';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendJson } from '../http/send-json.ts';
import { findReceiptFault, type NewReceipt, newReceipt } from './receipt-shape.ts';

export const receiptRoutes = new Hono<OperatorEnv>();

const PUT = `INSERT INTO ebarimt_receipt (id, bill_id_suffix, day, body) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (day, bill_id_suffix) DO NOTHING`;
const FIND = 'SELECT body FROM ebarimt_receipt WHERE day = ?1 AND bill_id_suffix = ?2';
const RETURN = `UPDATE ebarimt_receipt SET returned_at = ?2
  WHERE id = ?1 AND returned_at IS NULL RETURNING json_extract(body, '$.type') AS type`;

const newDigits = (count: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('');

/** `YYYY-MM-DD HH:mm:ss` of Ulaanbaatar. */
const toMoment = (now: Date) =>
  `${toUlaanbaatar(now).date} ${new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(11, 19)}`;

/** Only a citizen's receipt takes part in the lottery, and only of goods that VAT knows. */
const hasLottery = ({ type, receipts }: NewReceipt) =>
  type.startsWith('B2C') && receipts.some(({ taxType }) => taxType !== 'NO_VAT');

/** Sent again with its suffix on the same day, a receipt is the one that was registered. */
receiptRoutes.post('/rest/receipt', async (c) => {
  const asked = await readBody(c, newReceipt);
  const now = new Date();
  const date = toMoment(now);
  const fault = findReceiptFault(asked);
  if (fault) return sendJson(JSON.stringify({ status: 'ERROR', message: fault, date }), 400);
  const id = newDigits(33);
  const answer = {
    id,
    version: '3.0.12',
    posId: 10_000_001,
    status: asked.payments ? 'SUCCESS' : 'PAYMENT',
    message: '',
    qrData: newDigits(140),
    lottery: hasLottery(asked) ? `TG ${newDigits(8)}` : '',
    date,
    easy: false,
    type: asked.type,
    receipts: asked.receipts.map(({ taxType }) => ({ id: newDigits(33), taxType })),
  };
  const day = date.slice(0, 10);
  const db = c.env.OPERATOR_DB;
  const [, found] = await db.batch<{ body: string }>([
    db.prepare(PUT).bind(id, asked.billIdSuffix, day, JSON.stringify(answer)),
    db.prepare(FIND).bind(day, asked.billIdSuffix),
  ]);
  return sendJson(found?.results[0]?.body ?? JSON.stringify(answer));
});

const returned = z.object({ id: z.string().check(z.regex(/^\d{33}$/)), date: z.string() });

/** Only a citizen's receipt goes back by a call. The answer is empty. */
receiptRoutes.delete('/rest/receipt', async (c) => {
  const { id } = await readBody(c, returned);
  const db = c.env.OPERATOR_DB;
  const row = await db
    .prepare(`SELECT json_extract(body, '$.type') AS type FROM ebarimt_receipt WHERE id = ?1`)
    .bind(id)
    .first<{ type: string }>();
  if (!row) throw new HttpError(404, 'unknown receipt');
  if (row.type.startsWith('B2B')) throw new HttpError(400, 'a receipt of a company is corrected');
  if (!(await db.prepare(RETURN).bind(id, Date.now()).first())) {
    throw new HttpError(400, 'returned before');
  }
  return new Response(null, { status: 200 });
});

receiptRoutes.get('/rest/info', () =>
  sendJson(
    JSON.stringify({ leftLotteries: 1_000_000, lastSentDate: toMoment(new Date()), merchants: [] }),
  ),
);
receiptRoutes.get('/rest/sendData', () => sendJson('{}'));
