import { setTimeout as sleep } from 'node:timers/promises';
import { sendTo } from '../http/send-to.ts';
import { askOf, type Bought, buyUnits, payBill, readPurchases, settleAll } from './bill-stage.ts';
import { openSiteDatabase } from './local-databases.ts';
import type { Way } from './mobile-proxy.ts';
import { callJobs, gateMs } from './payment-stage.ts';
import type { Figure } from './proof.ts';
import type { Stage } from './stage.ts';

const callbacks = 200;
const allEnded = 'EXPIRED,EXPIRED,CANCELED';
const losses: readonly Way[] = ['lost-after', 'lost-before'];

/**
 * A bill and a top-up whose invoices have ended, and another top-up that its customer has canceled, are paid after that. The
 * provider calls 200 times for each, and the service's answers are lost.
 */
export async function payLate(stage: Stage): Promise<Figure[]> {
  const { directory, mobile, qpay, operator } = stage;
  const former = new Set((await readPurchases(directory)).map(({ id }) => id));
  let server = await stage.start();
  const begun = [
    await payBill(server.url, { number: '99117733' }),
    await buyUnits(server.url, { number: '94117733' }),
    await buyUnits(server.url, { number: '94117734' }),
  ];
  const bought = begun.map(({ payer, places }): Bought => ({ payer, href: places[0] ?? '' }));
  await server.stop();
  const db = await openSiteDatabase(directory);
  const payments = db
    .prepare(
      `SELECT p.id, p.reference, p.subject_id AS subject, p.created_at FROM payment p
       WHERE p.state = 'PENDING' ORDER BY p.created_at`,
    )
    .all()
    .filter(({ subject }) => !former.has(String(subject)));
  for (const [at, { id }] of payments.entries()) {
    const state = at === 2 ? 'CANCELED' : 'PENDING';
    db.prepare('UPDATE payment SET state = ?, expires_at = ? WHERE id = ?').run(
      state,
      Date.now() - 60_000,
      String(id),
    );
  }
  db.close();
  server = await stage.start();
  const { url } = server;
  const ended = async () =>
    (await Promise.all(bought.map((one) => askOf(url, one).catch(() => null)))).join();
  let states = '';
  // Whoever asks keeps a job from asking for a while, so nobody does until it has.
  for (let turn = 0; turn < 6 && states !== allEnded; turn += 1) {
    await sleep(gateMs);
    await callJobs(url);
    await sleep(gateMs / 2);
    states = await ended();
  }
  const turns = new Map<string, number>();
  mobile.choose((boundary, code) => {
    const turn = turns.get(`${boundary} ${code}`) ?? 0;
    turns.set(`${boundary} ${code}`, turn + 1);
    return losses[turn] ?? 'pass';
  });
  const references = payments.map(({ reference }) => String(reference));
  for (const reference of references) {
    await sendTo(
      operator,
      `/operator/wallet?qPay_QRcode=${encodeURIComponent(qpay.qrOf(reference))}`,
      {
        method: 'POST',
        body: new URLSearchParams({ way: 'untold' }),
      },
    );
  }
  await sleep(gateMs);
  const callAll = (times: number) =>
    Promise.all(
      references.flatMap((reference) =>
        Array.from({ length: times }, () =>
          sendTo(url, `/hooks/pay/qpay${qpay.callbackOf(reference)}`)
            .then((answer) => answer.text())
            .catch(() => null),
        ),
      ),
    );
  await callAll(callbacks);
  // As a provider does: it calls again where it was not understood.
  for (let turn = 0; turn < 4; turn += 1) {
    await sleep(gateMs);
    await callAll(1);
  }
  await settleAll(url, bought.slice(0, 2), 240_000);
  await server.stop();
  mobile.choose(() => 'pass');
  const rows = (await readPurchases(directory)).filter(({ id }) => !former.has(id));
  const [bill, units, canceled] = payments.map(({ subject }) =>
    rows.find(({ id }) => id === subject),
  );
  const told = await countTold(directory);
  return [
    {
      says: 'invoices that have ended before anybody has paid',
      found: states === allEnded ? 3 : 0,
      expected: 3,
    },
    {
      says: 'of a bill and a top-up that were paid late, done',
      found: [bill, units].filter((one) => one?.status === 'DONE').length,
      expected: 2,
    },
    {
      says: 'paid once, with nothing given back',
      found: [bill, units].filter((one) => one?.settled === 1 && one.refunds === 0).length,
      expected: 2,
    },
    {
      says: 'keys under which the service has heard of both',
      found: [bill, units].reduce((sum, one) => sum + mobile.keysOf(one?.code ?? '').length, 0),
      expected: 2,
    },
    { says: 'refunds of the top-up that was canceled', found: canceled?.refunds ?? 0, expected: 1 },
    { says: 'its effects', found: mobile.keysOf(canceled?.code ?? '').length, expected: 0 },
    { says: 'customers who were told that late money was taken', found: told, expected: 2 },
  ];
}

async function countTold(directory: string): Promise<number> {
  const db = await openSiteDatabase(directory);
  const [row] = db
    .prepare(`SELECT count(*) AS n FROM outbox WHERE key LIKE 'purchase.late sms %'`)
    .all();
  db.close();
  return Number(row?.['n']);
}
