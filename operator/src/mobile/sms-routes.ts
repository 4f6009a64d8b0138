import { Hono } from 'hono';
import { sendSmsBody } from '#contracts/mobile/sms.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { HttpError } from '../http/http-error.ts';
import { sendData } from '../http/send-json.ts';

const retentionMs = 24 * 3_600_000;

const FORGET = 'DELETE FROM sms WHERE at <= ?1';
const SEND = `INSERT INTO sms (idempotency_key, isdn, text, at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (idempotency_key) DO NOTHING`;
const READ_ONE = 'SELECT position, isdn, text FROM sms WHERE idempotency_key = ?1';

export const smsRoutes = new Hono<OperatorEnv>();

smsRoutes.post('/sms/send', async (c) => {
  const { isdn, text } = await readBody(c, sendSmsBody);
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 255) throw new HttpError(400, 'an Idempotency-Key is needed');
  const now = Date.now();
  const db = c.env.OPERATOR_DB;
  const results = await db.batch<{ position: number; isdn: string; text: string }>([
    db.prepare(FORGET).bind(now - retentionMs),
    db.prepare(SEND).bind(key, isdn, text, now),
    db.prepare(READ_ONE).bind(key),
  ]);
  const sent = results[2]?.results[0];
  if (!sent) throw new Error('an SMS just written is not there');
  if (sent.isdn !== isdn || sent.text !== text) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another message');
  }
  return sendData(JSON.stringify({ id: sent.position }));
});
