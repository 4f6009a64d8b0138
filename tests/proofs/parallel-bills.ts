import { setTimeout as sleep } from 'node:timers/promises';
import {
  askOf,
  type Bought,
  buyUnits,
  listOpen,
  payBill,
  payInWallet,
  readPurchases,
  settleAll,
} from './bill-stage.ts';
import type { Way } from './mobile-proxy.ts';
import { gateMs } from './payment-stage.ts';
import type { Figure } from './proof.ts';
import type { Stage } from './stage.ts';

const presses = 200;

/** What is lost of the calls for a purchase, one after the other; then nothing is. */
const losses: readonly Way[] = ['lost-after', 'lost-before', 'lost-after'];

/** One bill and one top-up, each pressed 200 times at once, and asked about 200 times; each answer of the service is lost in turn. */
export async function payInParallel(stage: Stage): Promise<Figure[]> {
  const { directory, mobile, operator } = stage;
  const server = await stage.start();
  const { url } = server;
  const turns = new Map<string, number>();
  mobile.choose((boundary, code) => {
    const turn = turns.get(`${boundary} ${code}`) ?? 0;
    turns.set(`${boundary} ${code}`, turn + 1);
    return losses[turn] ?? 'pass';
  });
  const number = '99117711';
  const dueBefore = await readDue(operator, number);
  const bill = await payBill(url, { number, presses });
  const units = await buyUnits(url, { number: '94117711', presses });
  const places = [await listOpen(url, bill), await listOpen(url, units)];
  const bought: Bought[] = [
    { href: places[0]?.[0] ?? '', payer: bill.payer },
    { href: places[1]?.[0] ?? '', payer: units.payer },
  ];
  for (const one of bought) await payInWallet(stage, url, one);
  await sleep(gateMs);
  await Promise.all(
    bought.flatMap((one) =>
      Array.from({ length: presses }, () => askOf(url, one).catch(() => null)),
    ),
  );
  await settleAll(url, bought, 240_000);
  await server.stop();
  mobile.choose(() => 'pass');
  const rows = await readPurchases(directory);
  const dueAfter = await readDue(operator, number);
  const total = (name: 'successes' | 'settled' | 'refunds' | 'receipts') =>
    rows.reduce((sum, row) => sum + row[name], 0);
  return [
    {
      says: 'invoices that can be paid after 200 presses for a bill, and 200 for a top-up',
      found: places.reduce((sum, some) => sum + some.length, 0),
      expected: 2,
    },
    { says: 'purchases that were made', found: rows.length, expected: 2 },
    { says: 'payments that have succeeded', found: total('successes'), expected: 2 },
    { says: 'money that was taken', found: total('settled'), expected: 2 },
    { says: 'money that goes back', found: total('refunds'), expected: 0 },
    { says: 'receipts', found: total('receipts'), expected: 2 },
    {
      says: 'done',
      found: rows.filter(({ status }) => status === 'DONE').length,
      expected: 2,
    },
    {
      says: 'keys under which the service has heard of both',
      found: rows.reduce((sum, { code }) => sum + mobile.keysOf(code).length, 0),
      expected: 2,
    },
    { says: 'tögrög by which the bill is lower', found: dueBefore - dueAfter, expected: 2000 },
  ];
}

async function readDue(operator: string, number: string): Promise<number> {
  const answer = await fetch(`${operator}/bill/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: { by: 'number', value: number } }),
  });
  return ((await answer.json()) as { data: { bill: { due: number } } }).data.bill.due;
}
