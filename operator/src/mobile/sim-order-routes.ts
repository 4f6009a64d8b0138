import { Hono } from 'hono';
import * as z from 'zod/mini';
import { orderSimBody } from '#contracts/mobile/sim-orders.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { isAwkward } from './awkward-numbers.ts';
import { newProfile } from './esim-profile.ts';
import { lose, readKey, send } from './number-answers.ts';

export const simOrderRoutes = new Hono<OperatorEnv>();

const KEEP_ORDER = `INSERT INTO sim_order (code, idempotency_key, isdn, kind, profile, body, at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING`;
const READ_ORDER = `SELECT isdn, kind, profile, asked, body FROM sim_order WHERE idempotency_key = ?1`;
const ASK_ORDER =
  'UPDATE sim_order SET asked = asked + 1 WHERE code = ?1 RETURNING isdn, kind, profile, asked';
const READ_SOLD = 'SELECT state FROM number_sale WHERE code = ?1';

interface OrderRow {
  isdn: number;
  kind: string;
  profile: string | null;
  asked: number;
}

/** A late profile is there when it is asked for the second time. */
function toOrder({ isdn, kind, profile, asked }: OrderRow) {
  const isLate = isAwkward(String(isdn), 'profile is late') && asked < 2;
  const isReady = kind === 'ESIM' && !isLate;
  return {
    state: isReady ? 'READY' : 'ORDERED',
    profile: isReady && profile ? JSON.parse(profile) : null,
  };
}

simOrderRoutes.post('/sim-orders', async (c) => {
  const key = readKey(c);
  const body = await readBody(c, orderSimBody);
  const { code, isdn, kind } = body;
  const profile = kind === 'ESIM' ? JSON.stringify(newProfile()) : null;
  const text = JSON.stringify(body);
  const db = c.env.OPERATOR_DB;
  const [kept, read] = await db.batch<OrderRow & { body: string }>([
    db.prepare(KEEP_ORDER).bind(code, key, Number(isdn), kind, profile, text, Date.now()),
    db.prepare(READ_ORDER).bind(key),
  ]);
  const order = read?.results[0];
  if (order?.body !== text) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  }
  if (kept && kept.meta.changes > 0 && isAwkward(isdn, 'order loses its answer')) lose();
  return send(toOrder(order));
});

simOrderRoutes.get('/sim-orders', async (c) => {
  const { code } = readQuery(c, z.object({ code: z.string().check(z.maxLength(40)) }));
  const db = c.env.OPERATOR_DB;
  const [asked, sale] = await db.batch<OrderRow & { state: string }>([
    db.prepare(ASK_ORDER).bind(code),
    db.prepare(READ_SOLD).bind(code),
  ]);
  const order = asked?.results[0];
  return send({
    sale: sale?.results[0]?.state ?? 'NONE',
    ...(order ? toOrder(order) : { state: 'NONE', profile: null }),
  });
});
