import { setTimeout as sleep } from 'node:timers/promises';
import { sendTo } from '../http/send-to.ts';
import type { Way } from './held-proxy.ts';
import {
  type AtPay,
  isOneOrder,
  moveTo,
  type OrderStage,
  payLast,
  readAnswer,
  readOrders,
  readPaymentState,
  settleSurely,
  toToken,
  walkToPay,
} from './order-stage.ts';
import { callJobs } from './payment-stage.ts';
import { type Figure, holds } from './proof.ts';

type Fate = readonly [boundary: 'calculate' | 'reserve' | 'invoice' | 'paid' | 'receipt', way: Way];

const kills: readonly Fate[] = [
  ['calculate', 'held-before'],
  ['reserve', 'held-before'],
  ['reserve', 'held-after'],
  ['invoice', 'held-before'],
  ['invoice', 'held-after'],
];
/** Longer than the lease of a dead request, a run of the job that ends its payment, and the next that ends its order. */
const recoveryMs = 180_000;

/** Presses again, and again after what the page says, until the payment waits for money. */
export async function persist(url: string, at: AtPay) {
  const said: string[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const { href, says } = await readAnswer(await at.visit.pay({}, at.shown));
    said.push(href.startsWith('/paymentSuccess') ? 'page' : href || says);
    let known = href;
    if (href.startsWith('/paymentSuccess')) {
      let state = await readPaymentState(url, href);
      if (state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELED') {
        const retried = await at.visit.post(href, { intent: 'retry', provider: 'qpay' });
        known = retried.headers.get('location') ?? '';
        said.push(`retry of ${state}`);
        state = toToken(known) ? await readPaymentState(url, known) : null;
      }
      if (state === 'PENDING') return { href: known, said };
    }
    await callJobs(url);
    await sleep(8000);
    at.shown = await at.visit.see('/checkout/pay');
  }
  return { href: '', said };
}

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

/** Kills the site while these calls of these customers are held. */
async function killWhile(
  stage: OrderStage,
  server: Awaited<ReturnType<OrderStage['start']>>,
  { fates, act }: { fates: ReadonlyMap<string, Fate>; act: () => Promise<unknown>[] },
): Promise<number> {
  const { services } = stage;
  const before = services.held();
  services.choose((boundary, customer) => {
    const fate = fates.get(customer);
    return fate?.[0] === boundary ? fate[1] : 'pass';
  });
  const dying = act().map((one) => one.catch(() => null));
  const giveUpAt = Date.now() + 4500;
  while (services.held() - before < fates.size && Date.now() < giveUpAt) await sleep(5);
  const held = services.held() - before;
  await server.kill();
  await Promise.all(dying);
  services.choose(() => 'pass');
  return held;
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

/** The site dies while it tells commerce that an order is paid, or registers its receipt. */
export async function killAfterPaid(stage: OrderStage): Promise<Figure[]> {
  const { services, products } = stage;
  const boundaries: readonly Fate[] = [
    ['paid', 'held-before'],
    ['paid', 'held-after'],
    ['receipt', 'held-before'],
    ['receipt', 'held-after'],
  ];
  const server = await stage.start();
  const all = await Promise.all(
    boundaries.map((_, i) =>
      walkToPay(server.url, { productId: products[i + 1] ?? '', quantity: 4 }),
    ),
  );
  const opened = await Promise.all(all.map((one) => persist(server.url, one)));
  const searches: string[] = [];
  for (const { customer } of all) searches.push(await payLast(stage, customer));
  await sleep(11_000);
  const fates = new Map(all.map(({ customer }, i) => [customer, boundaries[i]] as [string, Fate]));
  const held = await killWhile(stage, server, {
    fates,
    act: () => searches.map((search) => sendTo(server.url, `/hooks/pay/qpay${search}`)),
  });
  const again = await stage.start();
  const states = await Promise.all(
    opened.map(({ href }, i) => settleSurely(again.url, { href, search: searches[i] ?? '' })),
  );
  const isDone = () => all.every(({ customer }) => services.callsOf('paid', customer).length > 0);
  // A message whose sender has died is sent again after a minute, a receipt after two.
  for (let turn = 0; turn < 15; turn += 1) {
    await callJobs(again.url);
    if (turn > 12 && isDone()) break;
    await sleep(11_000);
  }
  await again.stop();
  const rows = await readOrders(
    stage,
    all.map(({ customer }) => customer),
  );
  const keys = (customer: string) =>
    new Set(services.callsOf('paid', customer).map(({ body }) => body.code)).size;
  return [
    {
      says: 'calls that were held when the site was killed after a payment',
      found: held,
      expected: boundaries.length,
    },
    holds(
      `they are paid (${states.join()})`,
      states.every((state) => state === 'SUCCESS'),
    ),
    {
      says: 'of them, orders without commerce’s knowledge, or with another code',
      found: all.filter(({ customer }) => keys(customer) !== 1).length,
      expected: 0,
    },
    holds(
      `each is whole, with its one receipt (${rows.map(({ receipts }) => receipts).join()})`,
      rows.every(isOneOrder),
    ),
  ];
}
