import { type Context, Hono } from 'hono';
import { leaseApplicantBody, leaseReportBody } from '#contracts/mobile/leasing.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { findPerson, toCredit, toInsurance, type Wrong } from './lease-reports.ts';
import { fail, lose, readKey, send } from './number-answers.ts';
import { slowMs } from './paid-effects.ts';

export const leasingRoutes = new Hono<OperatorEnv>();

leasingRoutes.post('/leasing/check-applicant', async (c) => {
  const { isdn } = await readBody(c, leaseApplicantBody);
  return send({ state: findPerson(isdn).check ?? 'OK' });
});

const KEEP = `INSERT INTO lease_report (idempotency_key, bureau, body, answer, at) VALUES (?1, ?2, ?3, ?4, ?5)
  ON CONFLICT (idempotency_key) DO UPDATE SET asked = asked + 1 RETURNING body, answer, asked`;

/** The same to the same key, whatever went wrong the first time that it was asked with. */
async function report(
  c: Context<OperatorEnv>,
  bureau: 'credit' | 'insurance',
  answer: (isdn: string) => object,
  wrongOf: (isdn: string) => Wrong | undefined,
): Promise<Response> {
  const key = readKey(c);
  const body = await readBody(c, leaseReportBody);
  const text = JSON.stringify(body);
  const kept = await c.env.OPERATOR_DB.prepare(KEEP)
    .bind(key, bureau, text, JSON.stringify(answer(body.isdn)), Date.now())
    .first<{ body: string; answer: string; asked: number }>();
  if (kept?.body !== text)
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  const wrong = kept.asked === 1 ? wrongOf(body.isdn) : undefined;
  if (wrong === 'fails') fail();
  if (wrong === 'loses its answer') lose();
  if (wrong === 'is slow') await new Promise((done) => setTimeout(done, slowMs));
  return send(JSON.parse(kept.answer) as object);
}

leasingRoutes.post('/leasing/credit-bureau', async (c) =>
  report(c, 'credit', toCredit, (isdn) => findPerson(isdn).creditFirst),
);

leasingRoutes.post('/leasing/social-insurance', async (c) =>
  report(c, 'insurance', toInsurance, (isdn) => findPerson(isdn).insuranceFirst),
);
