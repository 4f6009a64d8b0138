import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import * as z from 'zod/mini';
import { newSecret } from '../dan/new-secret.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendJson } from '../http/send-json.ts';
import { isChecksum, toChecksum } from './checksum.ts';
import { golomtClient } from './golomt-client.ts';
import { openCardInvoices } from './invoice-store.ts';

export const golomtRoutes = new Hono<OperatorEnv>();

const transactionId = z.string().check(z.regex(/^[A-Za-z0-9]{1,15}$/));
const checksum = z.string().check(z.maxLength(128));
const yesOrNo = z.enum(['Y', 'N']);

const newInvoice = z.object({
  amount: z.string().check(z.regex(/^\d{1,10}\.\d\d$/)),
  callback: z.url().check(z.maxLength(300)),
  returnType: z.enum(['GET', 'POST', 'MOBILE']),
  transactionId,
  genToken: yesOrNo,
  socialDeeplink: yesOrNo,
  checksum,
});
const inquiry = z.object({ transactionId, checksum });

const askForBearer = bearerAuth({ token: golomtClient.bearer });

async function refuseForged(given: string, values: readonly string[]): Promise<void> {
  if (!(await isChecksum(given, values))) throw new HttpError(403, 'wrong checksum');
}

golomtRoutes.post('/api/invoice', askForBearer, async (c) => {
  const asked = await readBody(c, newInvoice);
  const { amount, returnType, callback } = asked;
  await refuseForged(asked.checksum, [asked.transactionId, amount, returnType, callback]);
  const invoice = newSecret();
  const isNew = await openCardInvoices(c.env.OPERATOR_DB).insert(
    { transaction_id: asked.transactionId, invoice, amount, callback, return_type: returnType },
    Date.now(),
  );
  if (!isNew) throw new HttpError(400, 'transactionId is used');
  return sendJson(
    JSON.stringify({
      invoice,
      transactionId: asked.transactionId,
      checksum: await toChecksum([invoice, asked.transactionId]),
      timestamp: new Date().toISOString(),
    }),
  );
});

/** The only answer that proves a payment. */
golomtRoutes.post('/api/inquiry', askForBearer, async (c) => {
  const asked = await readBody(c, inquiry);
  await refuseForged(asked.checksum, [asked.transactionId, asked.transactionId]);
  const found = await openCardInvoices(c.env.OPERATOR_DB).find(asked.transactionId);
  if (!found) throw new HttpError(400, 'unknown transactionId');
  const { error_code: errorCode, amount } = found;
  return sendJson(
    JSON.stringify({
      transactionId: asked.transactionId,
      amount,
      bank: errorCode === null ? '' : 'GOLOMT',
      status: errorCode === null ? 'PENDING' : 'SENT',
      errorCode: errorCode ?? '',
      errorDesc: errorCode === null || errorCode === '000' ? '' : 'declined',
      cardNumber: errorCode === null ? '' : '411111******1111',
      cardHolder: '',
      token: '',
    }),
  );
});
