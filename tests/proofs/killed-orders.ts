import { setTimeout as sleep } from 'node:timers/promises';
import { sendTo } from '../http/send-to.ts';
import { type Fate, killWhile } from './kill-while.ts';
import {
  isOneOrder,
  moveTo,
  type OrderStage,
  payLast,
  readOrders,
  settleSurely,
  walkToPay,
} from './order-stage.ts';
import { callJobs } from './payment-stage.ts';
import { persist } from './persist.ts';
import type { Figure } from './proof.ts';

const kills: readonly Fate[] = [
  ['calculate', 'held-before'],
  ['reserve', 'held-before'],
  ['reserve', 'held-after'],
  ['invoice', 'held-before'],
  ['invoice', 'held-after'],
];
/** Longer than the lease of a dead request, a run of the job that ends its payment, and the next that ends its order. */
const recoveryMs = 180_000;

/** How many of these orders commerce still keeps goods for. */
async function countKept({ operator }: OrderStage, orders: readonly string[]): Promise<number> {
  const states = await Promise.all(
    orders.map(async (order) => {
      const answer = await sendTo(operator, `/order/reserve?order=${order}`);
      return ((await answer.json()) as { data: { state: string } }).data.state;
    }),
  );
  return states.filter((state) => state === 'HELD').length;
}

/** The site dies at each boundary of the submit; some customers come back, and of the others nothing is kept. */
export async function killSubmits(stage: OrderStage): Promise<Figure[]> {
  const { services, products } = stage;
  const server = await stage.start();
  const walk = (quantity: number, given: readonly Fate[]) =>
    Promise.all(
      given.map((_, i) => walkToPay(server.url, { productId: products[i + 1] ?? '', quantity })),
    );
  const back = await walk(2, kills);
  const gone = await walk(3, kills);
  const all = [...back, ...gone];
  const fates = new Map(
    all.map(({ customer }, i) => [customer, kills[i % kills.length]] as [string, Fate]),
  );
  const held = await killWhile(stage, server, {
    fates,
    act: () => all.map(({ visit, shown }) => visit.pay({}, shown)),
  });
  const diedAt = Date.now();
  const again = await stage.start();
  const { url } = again;
  const orders = gone.flatMap(({ customer }) =>
    services.callsOf('reserve', customer).map(({ body }) => body.order ?? ''),
  );
  const keptBefore = await countKept(stage, orders);
  const returned = await Promise.all(back.map((one) => persist(url, moveTo(url, one))));
  let keptMs = 0;
  while (Date.now() - diedAt < recoveryMs) {
    if ((await countKept(stage, orders)) === 0) break;
    await sleep(10_000);
    await callJobs(url);
    keptMs = Date.now() - diedAt;
  }
  const kept = await countKept(stage, orders);
  const paid: (string | null)[] = [];
  for (const [i, { customer }] of back.entries()) {
    const { href = '' } = returned[i] ?? {};
    if (href) paid.push(await settleSurely(url, { href, search: await payLast(stage, customer) }));
  }
  for (let turn = 0; turn < 3; turn += 1) await callJobs(url);
  await again.stop();
  const rows = await readOrders(
    stage,
    back.map(({ customer }) => customer),
  );
  const left = await readOrders(
    stage,
    gone.map(({ customer }) => customer),
  );
  for (const [i, fate] of kills.entries()) {
    console.log(
      `  killed at ${fate.join(' ')}: ${returned[i]?.said.join(' | ')}; ${JSON.stringify(rows[i])}`,
    );
  }
  console.log(
    `  goods of ${keptBefore} dead requests were given back after ${Math.round(keptMs / 1000)} s`,
  );
  return [
    {
      says: 'calls that were held when the site was killed in a submit',
      found: held,
      expected: all.length,
    },
    {
      says: 'customers who came back and were told nothing',
      found: returned.filter(({ said }) => said.includes('')).length,
      expected: 0,
    },
    {
      says: `of ${back.length} who came back, orders that were paid`,
      found: paid.filter((state) => state === 'SUCCESS').length,
      expected: back.length,
    },
    {
      says: 'of them, neither whole nor nothing',
      found: rows.filter((row) => !isOneOrder(row)).length,
      expected: 0,
    },
    {
      says: 'of those who did not, orders that wait or are paid',
      found: left.filter(({ orders: states }) => !/^(LAPSED(,|$))*$/.test(states)).length,
      expected: 0,
    },
    { says: 'goods that are kept for nobody', found: kept, expected: 0 },
  ];
}
