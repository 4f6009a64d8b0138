import type { D1Database } from '@cloudflare/workers-types';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { auth } from 'hono/utils/basic-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import { hashText } from '#lib/hash.ts';
import { newSecret } from '../dan/new-secret.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendJson } from '../http/send-json.ts';
import { qpayClient } from './qpay-client.ts';
import { throwQpay } from './qpay-error.ts';

export const qpayTokenRoutes = new Hono<OperatorEnv>();

const daySeconds = 24 * 60 * 60;

const TAKE = `DELETE FROM qpay_token WHERE token_hash = ?1 AND kind = 'refresh' AND expires_at > ?2
  RETURNING kind`;
const FIND = `SELECT 1 AS found FROM qpay_token
  WHERE token_hash = ?1 AND kind = 'access' AND expires_at > ?2`;
const PUT = 'INSERT INTO qpay_token (token_hash, kind, expires_at) VALUES (?1, ?2, ?3)';

const readBearer = (c: Context) =>
  /^Bearer ([\x21-\x7e]+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** Both ends are absolute, in seconds since 1970, although their names sound like durations. */
async function issue(db: D1Database): Promise<Response> {
  const now = Date.now();
  const tokens = { access: newSecret(), refresh: newSecret() };
  const ends = { access: now + daySeconds * 1000, refresh: now + 2 * daySeconds * 1000 };
  await db.batch([
    db.prepare('DELETE FROM qpay_token WHERE expires_at <= ?1').bind(now),
    db.prepare(PUT).bind(await hashText(tokens.access), 'access', ends.access),
    db.prepare(PUT).bind(await hashText(tokens.refresh), 'refresh', ends.refresh),
  ]);
  return sendJson(
    JSON.stringify({
      token_type: 'bearer',
      access_token: tokens.access,
      expires_in: Math.floor(ends.access / 1000),
      refresh_token: tokens.refresh,
      refresh_expires_in: Math.floor(ends.refresh / 1000),
      scope: 'profile email',
      'not-before-policy': '0',
      session_state: crypto.randomUUID(),
    }),
  );
}

qpayTokenRoutes.post('/v2/auth/token', async (c) => {
  const given = auth(c.req.raw);
  const isKnown =
    given !== undefined &&
    (await timingSafeEqual(given.username, qpayClient.username)) &&
    (await timingSafeEqual(given.password, qpayClient.password));
  if (!isKnown) throwQpay(401, 'NO_CREDENDIALS');
  return issue(c.env.OPERATOR_DB);
});

/** A refresh token is used up by its first use. */
qpayTokenRoutes.post('/v2/auth/refresh', async (c) => {
  const db = c.env.OPERATOR_DB;
  const hash = await hashText(readBearer(c));
  const taken = await db.prepare(TAKE).bind(hash, Date.now()).first();
  if (!taken) throwQpay(401, 'NO_CREDENDIALS');
  return issue(db);
});

/** Every call but those for tokens needs one. */
export const askForToken: MiddlewareHandler<OperatorEnv> = async (c, next) => {
  const hash = await hashText(readBearer(c));
  const found = await c.env.OPERATOR_DB.prepare(FIND).bind(hash, Date.now()).first();
  if (!found) throwQpay(401, 'NO_CREDENDIALS');
  await next();
};
