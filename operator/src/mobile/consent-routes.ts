import { Hono } from 'hono';
import { consentBody } from '#contracts/mobile/consents.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';

const PUT = `INSERT INTO consent (isdn, version, purposes, at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (isdn) DO UPDATE SET version = excluded.version, purposes = excluded.purposes, at = excluded.at`;

export const consentRoutes = new Hono<OperatorEnv>();

consentRoutes.post('/consents', async (c) => {
  const { isdn, version, purposes } = await readBody(c, consentBody);
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 255) throw new HttpError(400, 'an Idempotency-Key is needed');
  const values = [isdn, version, JSON.stringify(purposes), Date.now()];
  await c.env.OPERATOR_DB.prepare(PUT)
    .bind(...values)
    .run();
  return sendData('{}');
});
