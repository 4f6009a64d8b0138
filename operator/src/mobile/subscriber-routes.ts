import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readPukBody, setEmailBody } from '#contracts/mobile/subscriber.ts';
import { HttpError, throwNotFound } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';
import { toBillMonth } from './bill-account.ts';
import { slowMs } from './paid-effects.ts';
import { firstEmail, oddities, toAccount, toBills, toPuk } from './subscriber-account.ts';

type Db = OperatorEnv['Bindings']['OPERATOR_DB'];

const READ_EMAIL = 'SELECT email FROM subscriber_email WHERE isdn = ?1';
const KEEP_EMAIL = `INSERT INTO subscriber_email (isdn, email, at) VALUES (?1, ?2, ?3)
  ON CONFLICT (isdn) DO UPDATE SET email = excluded.email, at = excluded.at`;
const SUM = `SELECT coalesce(sum(amount), 0) AS sum FROM paid_effect
  WHERE kind = ?1 AND account = ?2 AND month = ?3 AND answer LIKE '{"state":"DONE"%'`;

const readSum = async (db: Db, kind: 'units' | 'bill', isdn: string, month = '') =>
  (await db.prepare(SUM).bind(kind, isdn, month).first<{ sum: number }>())?.sum ?? 0;

async function readEmail(db: Db, isdn: string): Promise<string> {
  const row = await db.prepare(READ_EMAIL).bind(isdn).first<{ email: string }>();
  return row?.email ?? firstEmail(isdn);
}

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
  const [email, toppedUp] = await Promise.all([readEmail(db, isdn), readSum(db, 'units', isdn)]);
  return sendData(JSON.stringify(toAccount(isdn, { email, toppedUp, now: new Date() })));
});

subscriberRoutes.get('/subscriber/bills', async (c) => {
  const { isdn } = readQuery(c, isdnQuery);
  await behave(isdn);
  const now = new Date();
  const paid = await readSum(c.env.OPERATOR_DB, 'bill', isdn, toBillMonth(now).month);
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
