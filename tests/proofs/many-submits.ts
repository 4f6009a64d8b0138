import { callJobs } from './payment-stage.ts';
import {
  isOneOrder,
  type OrderStage,
  payLast,
  readAnswer,
  readOrders,
  settleSurely,
  walkToPay,
} from './order-stage.ts';
import { type Figure, holds, runAtOnce } from './proof.ts';

const submits = 200;

/** One form sent again and again, a second tab, a reload after paying, and the same form with something else in it. */
export async function submitMany(stage: OrderStage): Promise<Figure[]> {
  const { services, products } = stage;
  const server = await stage.start();
  const { url } = server;
  const at = await walkToPay(url, { productId: products[0] ?? '', quantity: 1 });
  const { customer, visit, shown } = at;
  const secondTab = await visit.see('/checkout/pay');
  const began = Date.now();
  const answers = await runAtOnce(submits, submits, async (i) =>
    readAnswer(await visit.pay({}, i % 4 === 3 ? secondTab : shown)),
  );
  const tookMs = Date.now() - began;
  const led = new Set(answers.map(({ href }) => href));
  const told = answers.filter(({ href, says }) => href === '' && says === '').length;
  const doubled = await Promise.all([visit.pay({}, shown), visit.pay({}, shown)]);
  const href = doubled[0]?.headers.get('location') ?? '';
  const other = await visit.pay({ provider: 'golomt' }, shown);
  const search = await payLast(stage, customer);
  await runAtOnce(50, 50, () => settleSurely(url, { href, search }));
  const afterPaid = await readAnswer(await visit.pay({}, shown));
  for (let turn = 0; turn < 3; turn += 1) await callJobs(url);
  await server.stop();
  const [row] = await readOrders(stage, [customer]);
  const count = (boundary: Parameters<typeof services.callsOf>[0]) =>
    services.callsOf(boundary, customer).length;
  console.log(
    `  ${submits} submits took ${tookMs} ms; after it was paid: ${afterPaid.href || afterPaid.says}`,
  );
  return [
    {
      says: `of ${submits} submits at a moment, addresses of a payment`,
      found: [...led].filter((one) => one.startsWith('/paymentSuccess?id=')).length,
      expected: 1,
    },
    { says: 'submits that were answered without an address or a word', found: told, expected: 0 },
    holds(
      'a double click leads there too',
      led.has(href) && doubled.every((one) => one.headers.get('location') === href),
    ),
    {
      says: 'the status of the same form with something else in it',
      found: other.status,
      expected: 422,
    },
    holds(
      `one order, one payment, one receipt, also after a reload (${JSON.stringify(row)})`,
      row !== undefined && isOneOrder(row) && row.orders === 'PLACED' && row.payments === 'SUCCESS',
    ),
    { says: 'orders that commerce was told to make', found: count('create'), expected: 1 },
    { says: 'reservations', found: count('reserve'), expected: 1 },
    { says: 'invoices', found: count('invoice'), expected: 1 },
    { says: 'receipts that were asked for', found: count('receipt'), expected: 1 },
  ];
}
