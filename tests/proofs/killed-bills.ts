import { setTimeout as sleep } from 'node:timers/promises';
import {
  askOf,
  type Bought,
  buyUnits,
  payBill,
  payInWallet,
  readPurchases,
  settleAll,
} from './bill-stage.ts';
import { isHeld, waitUntil } from './kill-due.ts';
import type { Way } from './mobile-proxy.ts';
import { endLeases } from './outbox-rows.ts';
import { gateMs } from './payment-stage.ts';
import type { Figure } from './proof.ts';
import type { Stage } from './stage.ts';

/** Where each dies: before and after the service has credited, and while it is asked what became of it. */
const plans: readonly { first: Way; after: Way }[] = [
  { first: 'held-before', after: 'pass' },
  { first: 'held-after', after: 'pass' },
  { first: 'lost-after', after: 'held-before' },
  { first: 'lost-before', after: 'held-after' },
  { first: 'held-after', after: 'pass' },
];
const heldFirstAt = plans.filter(({ first }) => isHeld(first)).length;
const heldThenAt = plans.filter(({ after }) => isHeld(after)).length;
/** One of them is a bill, part of which is paid; it dies where its turn comes. */
const billed = '99118890';
const part = 2000;

/** What is left of the bill, by the service. */
async function readDue({ operator }: Stage): Promise<number> {
  const answer = await fetch(`${operator}/bill/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: { by: 'number', value: billed } }),
  });
  const { data } = (await answer.json()) as { data: { bill: { due: number } } };
  return data.bill.due;
}

/** The site is killed while the calls that credit units and pay a bill are held, twice, and comes back. */
export async function killWhilePaying(stage: Stage): Promise<Figure[]> {
  const { directory, mobile, qpay } = stage;
  const before = (await readPurchases(directory)).length;
  const due = await readDue(stage);
  let server = await stage.start();
  const bought: Bought[] = [];
  for (const [at] of plans.entries()) {
    const { payer, places } =
      at === 0
        ? await payBill(server.url, { number: billed })
        : await buyUnits(server.url, { number: `9411880${at}` });
    const [href] = places;
    if (!href) throw new Error('no payment was begun');
    bought.push({ href, payer });
  }
  for (const one of bought) await payInWallet(stage, server.url, one);
  await sleep(gateMs);
  // The code of each, by the number that it credits, is learnt as it is sent.
  const order: string[] = [];
  const planOf = (code: string) => {
    if (!order.includes(code)) order.push(code);
    return plans[order.indexOf(code)];
  };
  const asked = new Set<string>();
  mobile.choose((boundary, code) => {
    if (boundary === 'effect' && !order.includes(code)) return planOf(code)?.first ?? 'pass';
    if (asked.has(code) || boundary !== 'ask') return 'pass';
    asked.add(code);
    return planOf(code)?.after ?? 'pass';
  });
  // The last one dies in the middle of settling.
  const settling = bought.map((one) => askOf(server.url, one).catch(() => null));
  await waitUntil(() => mobile.held() >= heldFirstAt);
  const heldFirst = mobile.held();
  await server.kill();
  await Promise.all(settling);
  await endLeases(directory);
  server = await stage.start();
  const dying = settleAll(server.url, bought, 40_000).catch(() => undefined);
  await waitUntil(() => mobile.held() >= heldFirstAt + heldThenAt);
  const heldThen = mobile.held() - heldFirst;
  await server.kill();
  await dying;
  mobile.choose(() => 'pass');
  qpay.choose(() => 'pass');
  await endLeases(directory);
  server = await stage.start();
  await settleAll(server.url, bought, 120_000);
  await server.stop();
  const rows = (await readPurchases(directory)).filter(({ code }) => order.includes(code));
  return [
    { says: 'calls held when the site was killed', found: heldFirst, expected: heldFirstAt },
    { says: 'questions held when it was killed again', found: heldThen, expected: heldThenAt },
    { says: 'purchases before', found: before, expected: 2 },
    {
      says: 'of a bill and four top-ups, done after all',
      found: rows.filter(({ status }) => status === 'DONE').length,
      expected: plans.length,
    },
    {
      says: 'credited under one key each',
      found: rows.filter(({ code }) => mobile.keysOf(code).length === 1).length,
      expected: plans.length,
    },
    {
      says: 'left of the bill, by the service',
      found: await readDue(stage),
      expected: due - part,
    },
    {
      says: 'paid once, and nothing given back',
      found: rows.filter(({ settled, refunds }) => settled === 1 && refunds === 0).length,
      expected: plans.length,
    },
  ];
}
