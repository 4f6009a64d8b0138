import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hashText } from '#lib/hash.ts';
import { sleep } from '#lib/sleep.ts';
import { readDocument } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendJson } from '../http/send-json.ts';
import { storedCitizen } from './citizen-card.ts';
import { isDanAnswer, toServiceAnswer } from './service-answer.ts';

export const citizenRoutes = new Hono<OperatorEnv>();

const granted = z.object({ services: z.array(z.string()), wsdl: z.string() });

interface Token {
  citizen_id: string;
  services: string;
  answer: string;
}

const slowMs = 3000;

/** As RFC 6750 asks of whoever takes bearer tokens. */
function refuseToken(): Response {
  const answer = sendJson('{"error":"invalid_token"}', 401);
  answer.headers.set('www-authenticate', 'Bearer error="invalid_token"');
  return answer;
}

/** By GET and by POST, since real providers differ. */
citizenRoutes.on(['GET', 'POST'], '/oauth2/api/v1/service', async (c) => {
  const [, bearer] = /^Bearer ([\da-f]{64})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const token =
    bearer &&
    (await c.env.OPERATOR_DB.prepare(
      'SELECT citizen_id, services, answer FROM dan_token WHERE token_hash = ?1 AND expires_at > ?2',
    )
      .bind(await hashText(bearer), Date.now())
      .first<Token>());
  if (!token) return refuseToken();
  const answer = isDanAnswer(token.answer) ? token.answer : 'citizen';
  if (answer === 'failing') return sendJson('{"error":"server_error"}', 503);
  if (answer === 'slow') await sleep(slowMs);
  const body = await readDocument(c.env.OPERATOR_DB, 'citizen', token.citizen_id);
  const { card } = storedCitizen.parse(JSON.parse(body));
  const asked = granted.parse(JSON.parse(token.services));
  return sendJson(JSON.stringify(toServiceAnswer(answer, { card, ...asked })));
});
