import { vi } from 'vitest';
import { DB } from '#env.ts';
import { addLines } from '#features/cart/store.ts';
import { placeOrder } from '#features/checkout/order-store.ts';
import { openDraftStore } from '#flow/current-draft.ts';
import { insertDraft } from '#flow/store.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { reserveOrder } from '#order/reserve.ts';
import { registerReceipts } from '#payment/receipt/register.ts';
import { prepareInvoice, prepareLeased } from '#payment/start-payment.ts';
import type { Till } from '#payment/till.ts';
import { payables } from '#payables.ts';
import { topics } from '#topics.ts';
import { newOrder } from './add-order.ts';
import { releaseHeld } from '#fraud/release-held.ts';
import { readOpenReviews } from '#fraud/review-store.ts';
import type { Fate } from './flaky-db.ts';
import { openProvider } from './open-till.ts';
import { openFlakyDb, openOrderService, openRegister } from './order-world.ts';

const hour = 60 * 60_000;

const tables = [
  'receipt_secret',
  'receipt',
  'refund',
  'money',
  'payment',
  'digital_code',
  'order_event',
  'shop_order',
  'outbox',
  'operation',
  'cart_item',
  'draft',
  'velocity',
  'review',
];
export const empty = () => DB.exec(tables.map((one) => `DELETE FROM ${one}`).join('; '));

/** Codes of a buyer who buys many wait for staff, who let them go here. */
export async function releaseReviews(): Promise<void> {
  for (const held of await readOpenReviews(100)) {
    await releaseHeld(held, { topics: [], act: { who: 'Bat', reason: 'Called them' } });
  }
}

export interface Kind {
  isDigital: boolean;
  /** Commerce knows reservations. */
  keeps: boolean;
}

/** A visitor with a cart and a draft that is ready to be paid for, and everybody whom that concerns. */
export async function openWorld({ isDigital, keeps }: Kind) {
  vi.restoreAllMocks();
  // What failed is expected here, and would be all that the test prints.
  for (const name of ['log', 'warn', 'error'] as const) vi.spyOn(console, name).mockReturnValue();
  await empty();
  const current = { fates: [] as Fate[], isDraining: false };
  const next = () => current.fates.shift() ?? 'fine';
  const visitorId = crypto.randomUUID();
  const cartId = crypto.randomUUID();
  const store = openDraftStore();
  const draft = await insertDraft(
    store,
    { visitorId, isdn: null, token: crypto.randomUUID() },
    { kind: 'checkout', version: 1, step: 'pay', entries: {}, expiresAt: store.now + 72 * hour },
  );
  if (!draft) throw new Error('no draft');
  const [line] = newOrder().lines;
  if (!line) throw new Error('an order has a line');
  await addLines(
    {
      cartId,
      operationId: 'add',
      requestHash: 'h',
      now: store.now,
      expiresAt: store.now + 900 * hour,
    },
    [{ productId: 'p-1', product: 'p-1', quantity: 2, maxQuantity: 99, price: 1000 }],
  );
  openFlakyDb(next, () => current.isDraining);
  const commerce = openOrderService(next, keeps);
  const register = openRegister(next);
  const qpay = openProvider();
  qpay.fate.next = next;
  const till: Till = {
    db: DB,
    now: Date.now,
    providers: { qpay: qpay.provider, golomt: qpay.provider },
    payables,
    drain: () => {},
  };
  /** Two tabs with a form each, and one that is sent again with other amounts. */
  const submit = (which: number) => {
    const price = which % 4 === 3 ? 1500 : 1000;
    const goods = price * 2;
    const order = newOrder({
      draftId: draft.id,
      visitorId,
      cartId,
      goods,
      total: goods + 2000,
      lines: [{ ...line, price, type: isDigital ? 'DIGITAL' : 'PHYSICAL' }],
      ...(isDigital && { deliveryType: 'DIGITAL', slot: null, slotDate: null }),
    });
    const operation = {
      owner: visitorId,
      id: `operation-${which % 3}`,
      form: 'checkout.pay',
      requestHash: `pay ${price}`,
    };
    return placeOrder({ draft, provider: 'qpay', now: Date.now(), order }, operation, {
      prepareInvoice: (id) => prepareInvoice(id, till),
      prepareNew: (payment, asked) =>
        prepareLeased({ payment, until: payment.leaseUntil }, till, (one, now) =>
          reserveOrder(asked, one, now),
        ),
    });
  };
  const drain = async () => {
    current.isDraining = true;
    await drainOutbox(DB, Date.now, topics, { random: () => 0.5 }).finally(() => {
      current.isDraining = false;
    });
  };
  const receipts = () =>
    registerReceipts({ db: DB, now: Date.now, providers: register.providers, random: () => 0.5 });
  return { current, draft, cartId, commerce, register, qpay, till, submit, drain, receipts };
}
export type World = Awaited<ReturnType<typeof openWorld>>;
