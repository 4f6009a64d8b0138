import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hashText } from '#lib/hash.ts';
import { readDocument } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendJson } from '../http/send-json.ts';
import { storedCitizen } from './citizen-card.ts';

export const citizenRoutes = new Hono<OperatorEnv>();

const services = z.array(z.string());

interface Token {
  citizen_id: string;
  services: string;
}

/** A list, as with the real provider: how the citizen signed in, then each service's answer under its name. */
citizenRoutes.post('/oauth2/api/v1/service', async (c) => {
  const [, bearer] = /^Bearer ([\da-f]{64})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const token =
    bearer &&
    (await c.env.OPERATOR_DB.prepare(
      'SELECT citizen_id, services FROM dan_token WHERE token_hash = ?1 AND expires_at > ?2',
    )
      .bind(await hashText(bearer), Date.now())
      .first<Token>());
  if (!token) return sendJson('{"error":"invalid_token"}', 401);
  const body = await readDocument(c.env.OPERATOR_DB, 'citizen', token.citizen_id);
  const { card } = storedCitizen.parse(JSON.parse(body));
  const answers = services
    .parse(JSON.parse(token.services))
    .map((name) => [name, { resultCode: 0, resultMessage: 'OK', response: card }]);
  return sendJson(
    JSON.stringify([{ citizen_loginType: 1 }, { services: Object.fromEntries(answers) }]),
  );
});
