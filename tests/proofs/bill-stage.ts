import { setTimeout as sleep } from 'node:timers/promises';
import { sendTo } from '../http/send-to.ts';
import { BillPayer } from './bill-payer.ts';
import { openSiteDatabase } from './local-databases.ts';
import { callJobs } from './payment-stage.ts';
import type { Stage } from './stage.ts';

export interface Bought {
  /** Of its payment's page. */
  href: string;
  payer: BillPayer;
}

interface Plan {
  number: string;
  /** How often "pay" is pressed at the same moment. */
  presses?: number;
}

/** How often a press is repeated whose answer was unclear: a machine under load may not answer in time. */
const maxTries = 20;

/** The pages to which all presses have led; where none has yet, it is pressed again, as a person would. */
async function pressAll(press: () => Promise<string>, presses: number): Promise<string[]> {
  const places = await Promise.all(
    Array.from({ length: presses }, () => press().catch(() => 'lost')),
  );
  const isPlace = (place: string) => place.startsWith('/paymentSuccess');
  for (let tries = 0; !places.some(isPlace) && tries < maxTries; tries += 1) {
    await sleep(1000);
    places.push(await press().catch(() => 'lost'));
  }
  return [...new Set(places.filter(isPlace))];
}

/** Units for a number, as far as the payment's page. */
export async function buyUnits(
  url: string,
  { number, presses = 1 }: Plan,
): Promise<{ payer: BillPayer; places: string[] }> {
  const payer = new BillPayer();
  await payer.choose(url, '/pay/units/number', { number, amount: '3000' });
  const last = await payer.readLast(url, '/pay/units/pay');
  const places = await pressAll(() => payer.press(url, '/pay/units/pay', last), presses);
  return { payer, places };
}

/** A part of a bill, in the same way. */
export async function payBill(
  url: string,
  { number, presses = 1 }: Plan,
): Promise<{ payer: BillPayer; places: string[] }> {
  const payer = new BillPayer();
  await payer.choose(url, '/pay/bill/number', { number });
  const last = await payer.readLast(url, '/pay/bill/pay');
  const part = { amount: '2000', whole: 'no' };
  const places = await pressAll(() => payer.press(url, '/pay/bill/pay', last, part), presses);
  return { payer, places };
}

/** Those that can be paid: an invoice that a machine under load has lost is none, and nobody has seen it. */
export async function listOpen(
  url: string,
  { payer, places }: { payer: BillPayer; places: readonly string[] },
): Promise<string[]> {
  const states = await Promise.all(places.map((href) => askOf(url, { href, payer })));
  return places.filter((_href, at) => states[at] === 'PENDING');
}

/** Somebody pays in the wallet that the payment's page links to; the site is not told. */
export async function payInWallet(
  { operator }: Pick<Stage, 'operator'>,
  url: string,
  { href, payer }: Bought,
) {
  const html = await payer.see(url, href);
  const [, code = ''] = /qPay_QRcode=([^"&]+)/.exec(html) ?? [];
  await sendTo(operator, `/operator/wallet?qPay_QRcode=${code}`, {
    method: 'POST',
    body: new URLSearchParams({ way: 'untold' }),
  });
}

export const askOf = async (url: string, { href, payer }: Bought): Promise<string | null> => {
  const answer = await payer.send(url, `/api/payment?id=${href.split('=')[1] ?? ''}`);
  return ((await answer.json()) as { state: string | null }).state;
};

/** Runs the jobs until nothing is paid that is not done, or the time is over. */
export async function settleAll(url: string, bought: readonly Bought[], ms: number): Promise<void> {
  const giveUpAt = Date.now() + ms;
  while (Date.now() < giveUpAt) {
    await Promise.all(bought.map((one) => askOf(url, one).catch(() => null)));
    await callJobs(url);
    const shown = await Promise.all(bought.map((one) => seeState(url, one).catch(() => 'PAID')));
    if (shown.every((state) => state === 'DONE')) return;
    await sleep(2000);
  }
}

/** Of the result's page: whether it is done, by its mark. */
async function seeState(url: string, { href, payer }: Bought): Promise<string> {
  const payment = await payer.see(url, href);
  const [, result] = /href="(\/pay\/result\?id=[\w-]{43})"/.exec(payment) ?? [];
  if (!result) return 'OPEN';
  return (await payer.see(url, result)).includes('http-equiv="refresh"') ? 'PAID' : 'DONE';
}

interface PurchaseRow {
  id: string;
  code: string;
  kind: string;
  status: string;
  payments: number;
  successes: number;
  settled: number;
  refunds: number;
  receipts: number;
}

/** Every purchase, after its server was stopped. */
export async function readPurchases(directory: string): Promise<PurchaseRow[]> {
  const db = await openSiteDatabase(directory);
  const rows = db
    .prepare(
      `SELECT p.id, p.code, p.kind, p.status,
         (SELECT count(*) FROM payment WHERE subject_id = p.id) AS payments,
         (SELECT count(*) FROM payment WHERE subject_id = p.id AND state = 'SUCCESS') AS successes,
         (SELECT count(*) FROM money m JOIN payment y ON y.id = m.payment_id
           WHERE y.subject_id = p.id AND used_as = 'settled') AS settled,
         (SELECT count(*) FROM refund r JOIN payment y ON y.id = r.payment_id WHERE y.subject_id = p.id) AS refunds,
         (SELECT count(*) FROM receipt r JOIN payment y ON y.id = r.payment_id WHERE y.subject_id = p.id) AS receipts
       FROM purchase p`,
    )
    .all() as unknown as PurchaseRow[];
  db.close();
  return rows;
}
