import { Hono } from 'hono';
import { sendSmsBody } from '#contracts/mobile/sms.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { Refusal } from '../http/refusal.ts';
import { sendData, sendJson, toJsonList } from '../http/send-json.ts';

const keptMs = 24 * 3_600_000;
const shown = 30;

const FORGET = 'DELETE FROM sms WHERE at <= ?1';
const SEND = `INSERT INTO sms (idempotency_key, isdn, text, at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (idempotency_key) DO NOTHING`;
const READ_ONE = 'SELECT position, isdn, text FROM sms WHERE idempotency_key = ?1';
const READ_NEWEST = `SELECT json_object('id', position, 'isdn', isdn, 'text', text, 'at', at) AS sms
  FROM sms ORDER BY position DESC LIMIT ?1`;

export const smsRoutes = new Hono<OperatorEnv>();

smsRoutes.post('/sms/send', async (c) => {
  const { isdn, text } = await readBody(c, sendSmsBody);
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 255) throw new Refusal(400, 'an Idempotency-Key is needed');
  const now = Date.now();
  const db = c.env.OPERATOR_DB;
  const results = await db.batch<{ position: number; isdn: string; text: string }>([
    db.prepare(FORGET).bind(now - keptMs),
    db.prepare(SEND).bind(key, isdn, text, now),
    db.prepare(READ_ONE).bind(key),
  ]);
  const sent = results[2]?.results[0];
  if (!sent) throw new Error('an SMS just written is not there');
  if (sent.isdn !== isdn || sent.text !== text) {
    throw new Refusal(422, 'the Idempotency-Key belongs to another message');
  }
  return sendData(JSON.stringify({ id: sent.position }));
});

/** In place of a telephone: this operator has no subscribers to send anything to. */
smsRoutes.get('/sms/outbox', async (c) => {
  const { results } = await c.env.OPERATOR_DB.prepare(READ_NEWEST)
    .bind(shown)
    .all<{ sms: string }>();
  return sendJson(`{"data":${toJsonList(results.map(({ sms }) => sms))}}`);
});
