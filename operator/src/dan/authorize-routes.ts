import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hashText } from '#lib/hash.ts';
import { readDocument, readDocuments } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { check } from '../http/read-input.ts';
import { sendPage, sendStyle } from '../pages/send-page.ts';
import { citizenPage, consentPage } from './authorize-page.ts';
import {
  type AuthorizeRequest,
  parseAuthorizeRequest,
  toReturnAddress,
} from './authorize-request.ts';
import { storedCitizen } from './citizen-card.ts';
import { danClient } from './dan-client.ts';
import { newSecret } from './new-secret.ts';
import { type DanAnswer, isDanAnswer } from './service-answer.ts';

export const authorizeRoutes = new Hono<OperatorEnv>();

const codeSeconds = 60;
const citizenId = z.string().check(z.regex(/^[a-z-]{1,40}$/));

const parseCitizen = (body: string) => storedCitizen.parse(JSON.parse(body));
const goBack = (location: string) => new Response(null, { status: 303, headers: { location } });

authorizeRoutes.get('/oauth2/style.css', sendStyle);

/** Choosing a citizen only reloads the page with their id; nothing is stored before they agree. */
authorizeRoutes.get('/oauth2/authorize', async (c) => {
  const request = parseAuthorizeRequest(new URL(c.req.url));
  if ('error' in request) return goBack(request.error);
  const chosen = c.req.query('citizen');
  if (chosen === undefined) {
    const citizens = await readDocuments(c.env.OPERATOR_DB, 'citizen');
    return sendPage(citizenPage(request, citizens.map(parseCitizen)));
  }
  const id = check(citizenId, chosen);
  const citizen = parseCitizen(await readDocument(c.env.OPERATOR_DB, 'citizen', id));
  return sendPage(consentPage(request, citizen));
});

authorizeRoutes.post('/oauth2/authorize', async (c) => {
  const request = parseAuthorizeRequest(new URL(c.req.url));
  if ('error' in request) return goBack(request.error);
  const { redirectUri, state } = request;
  const form = await c.req.parseBody();
  const { decision } = form;
  const answer = decision === 'allow' ? 'citizen' : decision;
  if (!isDanAnswer(answer)) {
    return goBack(toReturnAddress(redirectUri, { error: 'access_denied', state }));
  }
  const id = check(citizenId, form['citizen']);
  await readDocument(c.env.OPERATOR_DB, 'citizen', id);
  const code = await issueCode(c.env.OPERATOR_DB, request, { id, answer });
  return goBack(toReturnAddress(redirectUri, { code, state }));
});

async function issueCode(
  db: OperatorEnv['Bindings']['OPERATOR_DB'],
  { redirectUri, asked }: AuthorizeRequest,
  { id, answer }: { id: string; answer: DanAnswer },
): Promise<string> {
  const code = newSecret();
  const now = Date.now();
  await db.batch([
    db.prepare('DELETE FROM dan_code WHERE expires_at <= ?1').bind(now),
    db
      .prepare(
        `INSERT INTO dan_code (code_hash, client_id, redirect_uri, citizen_id, services, answer, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(
        await hashText(code),
        danClient.id,
        redirectUri,
        id,
        JSON.stringify(asked),
        answer,
        now + codeSeconds * 1000,
      ),
  ]);
  return code;
}
