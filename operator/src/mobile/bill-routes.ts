import { Hono } from 'hono';
import { findBillBody } from '#contracts/mobile/bill.ts';
import { payBillBody } from '#contracts/mobile/purchases.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';
import { toAmount, toBillMonth, toContract, toName, toOwnNumber } from './bill-account.ts';
import { findWrong, slowMs, takeEffect } from './paid-effects.ts';

const PAID = `SELECT coalesce(sum(amount), 0) AS paid FROM paid_effect
  WHERE kind = 'bill' AND account = ?1 AND month = ?2 AND answer LIKE '{"state":"DONE"%'`;

const readPaid = async (db: OperatorEnv['Bindings']['OPERATOR_DB'], isdn: string, month: string) =>
  (await db.prepare(PAID).bind(isdn, month).first<{ paid: number }>())?.paid ?? 0;

export const billRoutes = new Hono<OperatorEnv>();

/** An unknown account costs the same work as a known one. */
billRoutes.post('/bill/find', async (c) => {
  const { account } = await readBody(c, findBillBody);
  const isdn = toOwnNumber(account);
  if (isdn === '99000811') await new Promise((done) => setTimeout(done, slowMs));
  if (isdn === '99000812') throw new HttpError(503, 'not now');
  const { month, dueDate } = toBillMonth(new Date());
  const paid = await readPaid(c.env.OPERATOR_DB, isdn ?? account.value, month);
  if (isdn === null) return sendData('{"bill":null}');
  const amount = toAmount(isdn);
  const bill = {
    name: toName(isdn),
    month,
    amount,
    due: Math.max(0, amount - paid),
    dueDate,
    contractEnd: toContract(isdn).slice(-2),
  };
  return sendData(JSON.stringify({ bill }));
});

billRoutes.post('/bill/pay', async (c) => {
  const body = await readBody(c, payBillBody);
  const isdn = toOwnNumber(body.account);
  if (isdn === null) throw new HttpError(422, 'nobody has this account');
  return takeEffect(c, {
    kind: 'bill',
    account: isdn,
    month: body.month,
    body,
    wrong: findWrong(isdn),
    answer: async () => {
      const before = await readPaid(c.env.OPERATOR_DB, isdn, body.month);
      const due = Math.max(0, toAmount(isdn) - before);
      return { credit: Math.max(0, body.amount - due) };
    },
  });
});
