import { setTimeout as sleep } from 'node:timers/promises';
import { CheckoutVisitor, readFaults } from '../http/checkout-visitor.ts';
import { sendTo } from '../http/send-to.ts';
import type { startServer } from '../journeys/support/start-server.ts';
import { openSiteDatabase } from './local-databases.ts';
import { type OrderServices, toCustomer } from './order-services.ts';

export interface OrderStage {
  directory: string;
  operator: string;
  services: OrderServices;
  products: readonly string[];
  start: () => ReturnType<typeof startServer>;
}

/** Somebody at the last step, whose form is loaded. */
export interface AtPay {
  customer: string;
  visit: CheckoutVisitor;
  shown: string;
}

/** Each customer orders something that nobody else does, or another number of it, by which services know them. */
export async function walkToPay(
  url: string,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<AtPay> {
  const visit = new CheckoutVisitor(url);
  await visit.toPay(`${productId} ${productId} ${quantity}`);
  const shown = await visit.see('/checkout/pay');
  if (!shown.includes('name="total"')) throw new Error('the last step was not reached');
  return { customer: toCustomer({ productId, quantity }), visit, shown };
}

/** The same browser, at a site that was started again. */
export function moveTo(url: string, { customer, visit, shown }: AtPay): AtPay {
  const moved = new CheckoutVisitor(url);
  for (const [name, value] of visit.cookies) moved.cookies.set(name, value);
  return { customer, shown, visit: moved };
}

/** What a customer is told of a submit. */
export async function readAnswer(answer: Response): Promise<{ href: string; says: string }> {
  const href = answer.headers.get('location') ?? '';
  return { href, says: href ? '' : readFaults(await answer.text()) };
}

export const toToken = (href: string): string =>
  new URL(href, 'http://site').searchParams.get('id') ?? '';

export async function readPaymentState(url: string, href: string): Promise<string | null> {
  const answer = await sendTo(url, `/api/payment?id=${toToken(href)}`);
  return ((await answer.json()) as { state: string | null }).state;
}

/** Pays the last invoice of a customer in the wallet; the site is told by whoever calls it. */
export async function payLast({ services, operator }: OrderStage, customer: string) {
  const last = services.invoicesOf(customer).at(-1);
  if (!last) throw new Error(`${customer} has no invoice`);
  await sendTo(operator, `/operator/wallet?qPay_QRcode=${encodeURIComponent(last.qr)}`, {
    method: 'POST',
    body: new URLSearchParams({ way: 'untold' }),
  });
  return new URL(last.callback).search;
}

/** Calls the site as the provider does until the payment has succeeded. */
export async function settleSurely(
  url: string,
  { href, search }: { href: string; search: string },
): Promise<string | null> {
  for (let turn = 0; turn < 8; turn += 1) {
    await sendTo(url, `/hooks/pay/qpay${search}`);
    const state = await readPaymentState(url, href);
    if (state === 'SUCCESS') return state;
    await sleep(5500);
  }
  return readPaymentState(url, href);
}

interface OrderRows {
  /** `PLACED`, or the states of all orders of this customer. */
  orders: string;
  payments: string;
  settled: number;
  refunds: number;
  receipts: string;
  reservation: string;
}

/** What is stored for a customer, after the server was stopped. */
export async function readOrders(
  { directory }: OrderStage,
  customers: readonly string[],
): Promise<OrderRows[]> {
  const db = await openSiteDatabase(directory);
  const rows = customers.map((customer) => {
    const [productId = '', quantity = 0] = customer.split(' ');
    const of = `o.lines ->> '$[0].productId' = ? AND o.lines ->> '$[0].quantity' = ?`;
    const all = (sql: string) =>
      db
        .prepare(sql)
        .all(productId, Number(quantity))
        .map((row) => String(row['n']));
    const paid = `payment p JOIN shop_order o ON o.id = p.subject_id`;
    return {
      orders: all(`SELECT status AS n FROM shop_order o WHERE ${of} ORDER BY n`).join(),
      reservation: all(
        `SELECT reservation AS n FROM shop_order o WHERE ${of} ORDER BY created_at`,
      ).join(),
      payments: all(`SELECT p.state AS n FROM ${paid} WHERE ${of} ORDER BY n`).join(),
      settled: all(
        `SELECT 1 AS n FROM ${paid} JOIN money m ON m.payment_id = p.id WHERE m.used_as = 'settled' AND ${of}`,
      ).length,
      refunds: all(`SELECT 1 AS n FROM ${paid} JOIN refund r ON r.payment_id = p.id WHERE ${of}`)
        .length,
      receipts: all(
        `SELECT r.state AS n FROM ${paid} JOIN receipt r ON r.payment_id = p.id WHERE ${of}`,
      ).join(),
    };
  });
  db.close();
  return rows;
}

/** One order, paid once, with one receipt that is registered. */
export const isOneOrder = ({ orders, payments, settled, refunds, receipts }: OrderRows) =>
  /^(LAPSED,)*PLACED$/.test(orders) &&
  payments.split(',').filter((state) => state === 'SUCCESS').length === 1 &&
  settled === 1 &&
  refunds === 0 &&
  receipts === 'REGISTERED';
