import { persist } from './killed-orders.ts';
import {
  isOneOrder,
  type OrderStage,
  payLast,
  readAnswer,
  readOrders,
  readPaymentState,
  settleSurely,
  walkToPay,
} from './order-stage.ts';
import { callJobs } from './payment-stage.ts';
import { type Figure, holds } from './proof.ts';

const faults = [
  ['calculate', 'failed-before'],
  ['reserve', 'failed-before'],
  ['reserve', 'failed-after'],
  ['invoice', 'failed-before'],
  ['invoice', 'failed-after'],
] as const;

/** Commerce and QPay fail before and after they have taken what they are asked; money that comes for what lapsed goes back. */
export async function failServices(stage: OrderStage): Promise<Figure[]> {
  const { services, products } = stage;
  const server = await stage.start();
  const { url } = server;
  const all = await Promise.all(
    faults.map((_, i) => walkToPay(url, { productId: products[i + 1] ?? '', quantity: 5 })),
  );
  const fates = new Map(all.map(({ customer }, i) => [customer, faults[i]]));
  services.choose((boundary, customer) => {
    const fate = fates.get(customer);
    return fate?.[0] === boundary ? fate[1] : 'pass';
  });
  const told: string[] = [];
  for (const { visit, shown } of all) {
    const { href, says } = await readAnswer(await visit.pay({}, shown));
    told.push(href ? `page: ${await readPaymentState(url, href)}` : says);
  }
  services.choose(() => 'pass');
  const opened = [];
  for (const one of all) opened.push(await persist(url, one));
  const states: (string | null)[] = [];
  for (const [i, { customer }] of all.entries()) {
    const { href = '' } = opened[i] ?? {};
    if (href)
      states.push(await settleSurely(url, { href, search: await payLast(stage, customer) }));
  }
  // Another way to pay takes the place of the order, and then the first one is paid all the same.
  const twice = await walkToPay(url, { productId: products[1] ?? '', quantity: 6 });
  const first = await persist(url, twice);
  await twice.visit.pay({ provider: 'golomt' });
  const late = await settleSurely(url, {
    href: first.href,
    search: await payLast(stage, twice.customer),
  });
  for (let turn = 0; turn < 3; turn += 1) await callJobs(url);
  await server.stop();
  const rows = await readOrders(
    stage,
    all.map(({ customer }) => customer),
  );
  const [lateRow] = await readOrders(stage, [twice.customer]);
  for (const [i, fault] of faults.entries()) console.log(`  ${fault.join(' ')}: "${told[i]}"`);
  return [
    {
      says: `of ${faults.length} customers whose service failed, told nothing`,
      found: told.filter((one) => one === '').length,
      expected: 0,
    },
    holds(
      `all of them order in the end (${states.join()})`,
      states.length === 5 && states.every((one) => one === 'SUCCESS'),
    ),
    {
      says: 'of them, neither whole nor nothing',
      found: rows.filter((row) => !isOneOrder(row)).length,
      expected: 0,
    },
    holds(
      `money for an order that has lapsed goes back (${late}, ${JSON.stringify(lateRow)})`,
      late === 'CANCELED' && lateRow?.refunds === 1 && lateRow.settled === 0,
    ),
  ];
}
