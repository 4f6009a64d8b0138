import { setTimeout as sleep } from 'node:timers/promises';
import { sendTo } from '../http/send-to.ts';
import type { startServer } from '../journeys/support/start-server.ts';
import { listDatabases, listInStock, openSiteDatabase } from './local-databases.ts';
import { type Planted, plantPayment } from './plant-payment.ts';
import type { QpayProxy } from './qpay-proxy.ts';

/** Longer than the pause between two questions to the provider. */
export const gateMs = 11_000;

export interface Stage {
  directory: string;
  qpay: QpayProxy;
  operator: string;
  start: () => ReturnType<typeof startServer>;
}

export const readState = async (
  url: string,
  { token }: Pick<Planted, 'token'>,
): Promise<string | null> => {
  const answer = await sendTo(url, `/api/payment?id=${token}`);
  return ((await answer.json()) as { state: string | null }).state;
};

/** A provider's callback, with whatever else stands in it. */
export const callBack = async (
  url: string,
  { id, secret }: Pick<Planted, 'id' | 'secret'>,
  more = '',
) => {
  const answer = await sendTo(url, `/hooks/pay/qpay?p=${id}&s=${secret}${more}`);
  return { status: answer.status, text: await answer.text() };
};

/** As a provider does: it calls until it is understood. */
export async function callBackSurely(url: string, one: Planted): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    if ((await callBack(url, one)).text === 'SUCCESS') return;
    await sleep(gateMs / 4);
  }
}

/** The state of a payment once it is the one that is waited for, as its page would show it; else the last one. */
export async function awaitState(url: string, one: Planted, state: string): Promise<string | null> {
  let found = await readState(url, one);
  for (let turn = 0; turn < 5 && found !== state; turn += 1) {
    await sleep(gateMs);
    found = await readState(url, one);
  }
  return found;
}

/** Somebody pays in the wallet, in one of its ways; the site is not told. */
export const pay = ({ qpay, operator }: Stage, { reference }: Planted, way = 'untold') =>
  sendTo(operator, `/operator/wallet?qPay_QRcode=${encodeURIComponent(qpay.qrOf(reference))}`, {
    method: 'POST',
    body: new URLSearchParams({ way }),
  });

export const callJobs = (url: string) =>
  fetch(`${url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => null);

export async function plant(
  directory: string,
  plans: readonly Parameters<typeof plantPayment>[1][],
) {
  const [productId = ''] = listInStock(directory, await listDatabases(directory));
  const db = await openSiteDatabase(directory);
  try {
    const planted: Planted[] = [];
    for (const plan of plans) planted.push(await plantPayment(db, { productId, ...plan }));
    return planted;
  } finally {
    db.close();
  }
}

/** What is stored of payments, after their server was stopped. */
export async function readRows(directory: string, planted: readonly Planted[]) {
  const db = await openSiteDatabase(directory);
  const one = (sql: string, id: string) => db.prepare(sql).get(id)?.['n'] ?? null;
  const rows = planted.map(({ id, orderId }) => ({
    state: one('SELECT state AS n FROM payment WHERE id = ?', id),
    order: one('SELECT status AS n FROM shop_order WHERE id = ?', orderId),
    settled: one(
      `SELECT count(*) AS n FROM money WHERE payment_id = ? AND used_as = 'settled'`,
      id,
    ),
    refunds: one('SELECT count(*) AS n FROM refund WHERE payment_id = ?', id),
    reason: String(one('SELECT group_concat(reason) AS n FROM refund WHERE payment_id = ?', id)),
    receipts: one('SELECT count(*) AS n FROM receipt WHERE payment_id = ?', id),
    events: one(
      `SELECT count(*) AS n FROM order_event WHERE order_id = ? AND status = 'PLACED'`,
      orderId,
    ),
  }));
  db.close();
  return rows;
}
