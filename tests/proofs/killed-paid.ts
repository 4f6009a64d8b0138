import { setTimeout as sleep } from 'node:timers/promises';
import { sendTo } from '../http/send-to.ts';
import { type Fate, killWhile } from './kill-while.ts';
import {
  isOneOrder,
  type OrderStage,
  payLast,
  readOrders,
  settleSurely,
  walkToPay,
} from './order-stage.ts';
import { callJobs } from './payment-stage.ts';
import { persist } from './persist.ts';
import { type Figure, holds } from './proof.ts';

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
