import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readPukBody, setEmailBody } from '#contracts/mobile/subscriber.ts';
import { HttpError, throwNotFound } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';
import { slowMs } from './paid-effects.ts';
import { readPlans } from './shift-account.ts';
import { oddities, toAccount, toBills, toPuk } from './subscriber-account.ts';
import { readEmail, readPaidBill, readSum } from './subscriber-facts.ts';

const KEEP_EMAIL = `INSERT INTO subscriber_email (isdn, email, at) VALUES (?1, ?2, ?3)
  ON CONFLICT (isdn) DO UPDATE SET email = excluded.email, at = excluded.at`;
/** Whether a number's calls are there at all, late or failing. */
async function behave(isdn: string): Promise<void> {
  const odd = oddities[isdn];
  if (odd === 'lacking') throwNotFound();
  if (odd === 'failing') throw new HttpError(503, 'not now');
  if (odd === 'slow') await new Promise((done) => setTimeout(done, slowMs));
}

const isdnQuery = z.object({ isdn: z.string().check(z.regex(/^\d{8}$/)) });

export const subscriberRoutes = new Hono<OperatorEnv>();

subscriberRoutes.get('/subscriber', async (c) => {
  const { isdn } = readQuery(c, isdnQuery);
  await behave(isdn);
  const db = c.env.OPERATOR_DB;
  const now = new Date();
  const [email, toppedUp, plans] = await Promise.all([
    readEmail(db, isdn),
    readSum(db, 'units', isdn),
    readPlans(db, isdn, now),
  ]);
  return sendData(JSON.stringify(toAccount(isdn, { email, toppedUp, plans, now })));
});

subscriberRoutes.get('/subscriber/bills', async (c) => {
  const { isdn } = readQuery(c, isdnQuery);
  await behave(isdn);
  const now = new Date();
  const paid = await readPaidBill(c.env.OPERATOR_DB, isdn, now);
  return sendData(JSON.stringify(toBills(isdn, { paid, now })));
});

subscriberRoutes.post('/subscriber/puk', async (c) => {
  const { isdn } = await readBody(c, readPukBody);
  await behave(isdn);
  return sendData(JSON.stringify(await toPuk(isdn)));
});

subscriberRoutes.post('/subscriber/email', async (c) => {
  if (!c.req.header('idempotency-key')) throw new HttpError(400, 'an Idempotency-Key is needed');
  const { isdn, email } = await readBody(c, setEmailBody);
  await behave(isdn);
  await c.env.OPERATOR_DB.prepare(KEEP_EMAIL).bind(isdn, email, Date.now()).run();
  return sendData('{}');
});
