import { DB } from '#env.ts';
import type { Kind, World } from './submit-world.ts';

export const all = async <Row>(sql: string) => (await DB.prepare(sql).bind().all<Row>()).results;

export interface OrderRow {
  id: string;
  code: string;
  status: string;
  placed_at: number | null;
  total: number;
}
export interface PaymentRow {
  id: string;
  subject_id: string;
  state: string;
  amount: number;
  reference: string;
  invoice_id: string | null;
}
interface MoneyRow {
  provider_payment_id: string;
  payment_id: string;
  amount: number;
  used_as: string;
}
interface RefundRow {
  provider_payment_id: string;
  state: string;
  reason: string;
  amount: number;
}
interface ReceiptRow {
  id: string;
  payment_id: string;
  state: string;
  return_state: string;
  total: number;
}

export async function readAll() {
  return {
    orders: await all<OrderRow>('SELECT * FROM shop_order'),
    payments: await all<PaymentRow>('SELECT * FROM payment ORDER BY created_at, id'),
    money: await all<MoneyRow>('SELECT * FROM money'),
    refunds: await all<RefundRow>('SELECT * FROM refund'),
    receipts: await all<ReceiptRow>('SELECT * FROM receipt'),
    outbox: await all<{ key: string; state: string }>('SELECT * FROM outbox'),
    codes: await all<{ order_id: string }>('SELECT * FROM digital_code'),
    cart: await all<{ quantity: number }>('SELECT quantity FROM cart_item'),
    drafts: await all<{ id: string }>('SELECT id FROM draft'),
    outcomes: await all<{ id: string; n: number }>(
      `SELECT id, count(*) AS n FROM operation WHERE form = 'checkout.pay' GROUP BY id`,
    ),
  };
}
type Known = Awaited<ReturnType<typeof readAll>>;

/** One order of a draft is paid at most, by one payment of its amount, and has one receipt; every other one has ended. */
export function findOrderFaults({ orders, payments, receipts, cart, drafts }: Known): string[] {
  const found: string[] = [];
  const paid = orders.filter(({ placed_at: at }) => at !== null);
  if (paid.length > 1) found.push(`${paid.length} orders of one draft are paid`);
  for (const { id, status, placed_at: at, total } of orders) {
    const own = payments.filter((one) => one.subject_id === id);
    const successes = own.filter(({ state }) => state === 'SUCCESS');
    const expected = at === null ? ['LAPSED'] : ['PLACED', 'COMPLETED', 'CANCELED'];
    if (!expected.includes(status)) found.push(`an order is left ${status}`);
    if (successes.length !== (at === null ? 0 : 1)) found.push('an order and its money differ');
    if (own.length === 0) found.push('an order without a payment');
    for (const success of successes) {
      const made = receipts.filter((one) => one.payment_id === success.id);
      if (success.amount !== total) found.push('another amount was paid');
      if (made.length !== 1) found.push(`${made.length} receipts of one payment`);
      if (made[0] && made[0].total !== total) found.push('a receipt of another amount');
    }
  }
  if (receipts.length > paid.length) found.push('a receipt without an order');
  // What was ordered leaves the cart with the money, and the draft with it.
  if (cart.length !== (paid.length > 0 ? 0 : 1)) found.push('the cart is not what is left');
  if (paid.length > 0 && drafts.length > 0) found.push('a draft outlives its order');
  return found;
}

/** Money buys goods or goes back, each once. */
export function findMoneyFaults(
  { orders, payments, money, refunds }: Known,
  { qpay }: World,
): string[] {
  const found: string[] = [];
  const references = [...qpay.invoices.values()].map(({ reference }) => reference);
  if (new Set(references).size !== references.length) found.push('two invoices of one payment');
  for (const { state } of payments) {
    if (state === 'CREATED' || state === 'PENDING') found.push('a payment without an end');
  }
  for (const invoice of qpay.invoices.values()) {
    const isShown = payments.some((one) => one.invoice_id === invoice.id);
    const isPaid = payments.some((one) => one.invoice_id === invoice.id && one.state === 'SUCCESS');
    if (isShown && !isPaid && !invoice.isCanceled && invoice.money.length === 0) {
      found.push('an invoice that nobody ended');
    }
    for (const one of invoice.money) {
      const known = money.filter((row) => row.provider_payment_id === one.providerPaymentId);
      const back = refunds.filter((row) => row.provider_payment_id === one.providerPaymentId);
      const payment = payments.find(({ id }) => id === known[0]?.payment_id);
      const order = orders.find(({ id }) => id === payment?.subject_id);
      const buys = known[0]?.used_as === 'settled' && order?.status !== 'CANCELED';
      if (known.length !== 1) found.push(`money is known ${known.length} times`);
      if (back.length !== (buys ? 0 : 1)) found.push(`${back.length} refunds of one money`);
      if (back[0] && back[0].amount !== one.amount) found.push('a refund of another amount');
      if (back[0] && !['DONE', 'MANUAL'].includes(back[0].state)) found.push('an endless refund');
    }
  }
  return found;
}

/** What was told and kept elsewhere is what happened. */
export function findOutsideFaults(
  { orders, receipts, outbox, codes }: Known,
  { commerce, register }: World,
  { isDigital, keeps }: Kind,
): string[] {
  const found: string[] = [];
  for (const { key, state } of outbox) if (state !== 'done') found.push(`${state}: ${key}`);
  for (const [call, times] of commerce.effects) {
    if (/\/order(?:\/paid|\/codes)? /.test(call) && times > 1) found.push(`${times} × ${call}`);
  }
  for (const { id, code, status } of orders) {
    const known = commerce.orders.get(code);
    const isSold = status === 'PLACED' || status === 'COMPLETED';
    if (isSold && (!known?.isPaid || known.isCanceled)) found.push('commerce packs nothing');
    if (status === 'CANCELED' && !known?.isCanceled) found.push('commerce packs what is canceled');
    if (status === 'LAPSED' && known?.isPaid) found.push('commerce packs what nobody paid');
    if (keeps && isSold && !commerce.held.has(id)) found.push('goods of a paid order are not kept');
    if (status === 'LAPSED' && commerce.held.has(id)) found.push('goods are kept for nobody');
    const own = codes.filter((one) => one.order_id === id);
    const count = isDigital && status === 'COMPLETED' ? 2 : 0;
    if (own.length !== count) found.push(`${own.length} codes of an order that is ${status}`);
    if (isDigital && status === 'PLACED') found.push('codes that never came');
  }
  for (const { id, payment_id: paymentId, state, return_state: back } of receipts) {
    const isRegistered = register.registered.has(id);
    const isBack = back !== 'none';
    if (state === 'REGISTERED' && !isRegistered) found.push('a receipt that nobody knows');
    if (state === 'PENDING' || state === 'ERROR') found.push(`a receipt is left ${state}`);
    if (back === 'DUE') found.push('a receipt is left to be returned');
    if (register.returned.has(id) && !isBack) found.push(`the receipt of ${paymentId} went back`);
  }
  return found;
}

/** What still waits for a job. */
export async function countLeft(): Promise<number> {
  const [left] = await all<{ n: number }>(
    `SELECT (SELECT count(*) FROM payment WHERE state IN ('CREATED', 'PENDING') OR close_at IS NOT NULL)
       + (SELECT count(*) FROM shop_order WHERE status = 'AWAITING_PAYMENT')
       + (SELECT count(*) FROM refund WHERE state IN ('DUE', 'SENT'))
       + (SELECT count(*) FROM receipt WHERE state = 'PENDING' OR return_state = 'DUE')
       + (SELECT count(*) FROM outbox WHERE state = 'due') AS n`,
  );
  return left?.n ?? 0;
}
