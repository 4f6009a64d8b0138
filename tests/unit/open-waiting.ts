import { expect } from 'vitest';
import { DB } from '#env.ts';
import { readRefundsOf } from '#payment/refund-store.ts';
import { settle } from '#payment/settle.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { openTill, readCount } from './open-till.ts';

export const forgetPayments = () =>
  DB.exec('DELETE FROM refund; DELETE FROM money; DELETE FROM payment');

/** A payment that waits for money, and the id of its invoice. */
export async function openWaiting(amount = 25_000) {
  const opened = openTill();
  const made = await opened.begin(amount);
  expect(await prepareInvoice(made.id, opened.till)).toEqual({ state: 'ready' });
  const invoiceId = (await opened.read(made.id))?.invoiceId ?? '';
  opened.wait();
  return { ...opened, id: made.id, invoiceId };
}

type Waiting = Awaited<ReturnType<typeof openWaiting>>;
export const readRefunds = async (id: string) =>
  (await readRefundsOf(DB, [id])).map(({ reason, amount, state }) => ({ reason, amount, state }));

export async function expectUnpaid({ id, subject, read }: Waiting, state = 'PENDING') {
  expect((await read(id))?.state).toBe(state);
  expect(await readCount(subject.id)).toBe(0);
}

/** Money that came twice, of which the second, of this kind, is to be returned. */
export async function openRefund(kind: 'CARD' | 'P2P') {
  const opened = await openWaiting();
  opened.qpay.pay(opened.invoiceId, 25_000);
  opened.qpay.pay(opened.invoiceId, 25_000, { kind });
  await settle(opened.id, opened.till);
  const read = async () => (await readRefundsOf(DB, [opened.id]))[0];
  return { ...opened, read };
}
