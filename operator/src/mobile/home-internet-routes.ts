import { Hono } from 'hono';
import { homeAddress, homeRequestBody } from '#contracts/mobile/home-internet.ts';
import { readDocuments } from '../content/documents.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendData, sendJson, toJsonList } from '../http/send-json.ts';
import { findCoverage } from './home-coverage.ts';

/** Longer than a page waits. */
const slowMs = 6000;

const INSERT = `INSERT INTO home_request (idempotency_key, code, body, at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (idempotency_key) DO NOTHING`;
const READ_ONE = 'SELECT position, body FROM home_request WHERE idempotency_key = ?1';

export const homeInternetRoutes = new Hono<OperatorEnv>();

homeInternetRoutes.post('/home-internet/coverage', async (c) => {
  const found = findCoverage(await readBody(c, homeAddress));
  if (found === 'fails') return sendJson('{"message":"internal error"}', 500);
  if (found !== 'is slow') return sendData(JSON.stringify(found));
  await new Promise((done) => setTimeout(done, slowMs));
  return sendData(JSON.stringify({ status: 'AVAILABLE' }));
});

homeInternetRoutes.get('/home-internet/packages', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'home-package'))),
);

homeInternetRoutes.post('/home-internet/request', async (c) => {
  const body = await readBody(c, homeRequestBody);
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 255) throw new HttpError(400, 'an Idempotency-Key is needed');
  const db = c.env.OPERATOR_DB;
  const text = JSON.stringify(body);
  const results = await db.batch<{ position: number; body: string }>([
    db.prepare(INSERT).bind(key, body.code, text, Date.now()),
    db.prepare(READ_ONE).bind(key),
  ]);
  const kept = results[1]?.results[0];
  if (!kept) throw new Error('a request just written is not there');
  if (kept.body !== text) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  }
  return sendData(JSON.stringify({ id: kept.position }));
});
