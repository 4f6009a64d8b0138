import { Hono } from 'hono';
import { effortBody } from '#contracts/mobile/effort.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';

const INSERT = `INSERT INTO effort (idempotency_key, body, at) VALUES (?1, ?2, ?3)
  ON CONFLICT (idempotency_key) DO NOTHING`;

export const effortRoutes = new Hono<OperatorEnv>();

effortRoutes.post('/ces', async (c) => {
  const body = await readBody(c, effortBody);
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 255) throw new HttpError(400, 'an Idempotency-Key is needed');
  await c.env.OPERATOR_DB.prepare(INSERT).bind(key, JSON.stringify(body), Date.now()).run();
  return sendData('{}');
});
