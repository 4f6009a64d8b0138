import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hashText } from '#lib/hash.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendJson } from '../http/send-json.ts';
import { danClient } from './dan-client.ts';
import { newSecret } from './new-secret.ts';

export const tokenRoutes = new Hono<OperatorEnv>();

const tokenSeconds = 300;

const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().check(z.minLength(1), z.maxLength(512)),
  client_id: z.string(),
  client_secret: z.string(),
  redirect_uri: z.string(),
});

const sendError = (error: string, status: 400 | 401) => sendJson(JSON.stringify({ error }), status);

interface Grant {
  citizen_id: string;
  services: string;
  answer: string;
}

/** A code is deleted by its first use, so of two requests that bring it at the same time one gets a token. */
tokenRoutes.post('/oauth2/token', async (c) => {
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return sendError('invalid_request', 400);
  }
  const parsed = exchange.safeParse(await c.req.parseBody());
  if (!parsed.success) return sendError('invalid_request', 400);
  const { code, client_id, client_secret, redirect_uri } = parsed.data;
  if (client_id !== danClient.id || client_secret !== danClient.secret) {
    return sendError('invalid_client', 401);
  }
  const db = c.env.OPERATOR_DB;
  const now = Date.now();
  const grant = await db
    .prepare(
      `DELETE FROM dan_code WHERE code_hash = ?1 AND client_id = ?2 AND redirect_uri = ?3
       AND expires_at > ?4 RETURNING citizen_id, services, answer`,
    )
    .bind(await hashText(code), client_id, redirect_uri, now)
    .first<Grant>();
  if (!grant) return sendError('invalid_grant', 400);
  const token = newSecret();
  await db.batch([
    db.prepare('DELETE FROM dan_token WHERE expires_at <= ?1').bind(now),
    db
      .prepare(
        'INSERT INTO dan_token (token_hash, citizen_id, services, answer, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      )
      .bind(
        await hashText(token),
        grant.citizen_id,
        grant.services,
        grant.answer,
        now + tokenSeconds * 1000,
      ),
  ]);
  return sendJson(
    JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: tokenSeconds }),
  );
});
