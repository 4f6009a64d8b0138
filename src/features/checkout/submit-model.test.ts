import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import type { Fate } from '../../../tests/unit/flaky-db.ts';
import {
  all,
  countLeft,
  findMoneyFaults,
  findOrderFaults,
  findOutsideFaults,
  type OrderRow,
  type PaymentRow,
  readAll,
} from '../../../tests/unit/submit-faults.ts';
import {
  empty,
  type Kind,
  openWorld,
  releaseReviews,
  type World,
} from '../../../tests/unit/submit-world.ts';
import { DB } from '#env.ts';
import { lapseOrders } from '#order/lapse.ts';
import { moveOrder } from '#order/move-order.ts';
import { findOrderById } from '#order/store.ts';
import { closeInvoices, expirePayments, resumePayments } from '#payment/end-due.ts';
import { retryPayment } from '#payment/retry-payment.ts';
import { sendRefunds } from '#payment/send-refunds.ts';
import { settle } from '#payment/settle.ts';
import { findPaymentById } from '#payment/store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    modelRuns: number;
  }
}

const runs = inject('modelRuns');
const [second, minute, hour] = [1000, 60_000, 60 * 60_000];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await empty();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await empty();
});

/** What may happen, and how often of all. */
const weights = {
  submit: 4,
  pay: 4,
  settle: 5,
  cancel: 3,
  wait: 3,
  outbox: 2,
  payHalf: 1,
  retry: 1,
  soldOut: 1,
  lapse: 1,
  resume: 1,
  expire: 1,
  close: 1,
  refund: 1,
  receipts: 1,
};
type What = keyof typeof weights;
const whats = Object.entries(weights).flatMap(([what, times]) =>
  Array<What>(times).fill(what as What),
);
const fateKinds: readonly Fate[] = [
  ...Array.from({ length: 10 }, () => 'fine' as const),
  'before',
  'after',
];
/** What may happen, in any order; `which` chooses among what there is. */
const step = fc.record({
  what: fc.constantFrom(...whats),
  which: fc.nat(11),
  /** What becomes of each call of the database, of commerce, and of the provider, as the step goes on. */
  fates: fc.array(fc.constantFrom(...fateKinds), { maxLength: 14, size: 'max' }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const jobsOf = ({ till, drain, receipts }: World) => ({
  outbox: drain,
  lapse: () => lapseOrders(DB, Date.now),
  resume: () => resumePayments(till),
  expire: () => expirePayments(till),
  close: () => closeInvoices(till),
  refund: () => sendRefunds(till),
  receipts,
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(1, list.length)];
const readPayments = () => all<PaymentRow>('SELECT * FROM payment ORDER BY created_at, id');
const readOrders = () => all<OrderRow>('SELECT * FROM shop_order ORDER BY created_at, id');

/** What the step is done to; looked up before anything fails. */
async function choose({ what, which }: Step, { till }: World): Promise<() => unknown> {
  switch (what) {
    case 'settle': {
      const { id = '' } = pick(await readPayments(), which) ?? {};
      return () => settle(id, till);
    }
    case 'retry': {
      const former = await findPaymentById(DB, pick(await readPayments(), which)?.id ?? '');
      return () => former && retryPayment(former, 'qpay', till);
    }
    default: {
      const order = await findOrderById(pick(await readOrders(), which)?.id ?? '');
      return () => order && moveOrder(order, { to: 'CANCELED', who: 'customer' });
    }
  }
}

/** As money may be under way, an invoice that was ended can bring some too. */
async function pay({ what, which }: Step, { qpay }: World): Promise<void> {
  // Whose answer was lost nobody has seen, and so nobody can pay.
  const shown = (await readPayments()).filter((one) => one.invoice_id !== null);
  const { invoice_id: invoice, amount = 0 } = pick(shown, which) ?? {};
  const part = what === 'payHalf' ? amount / 2 : amount;
  if (invoice) qpay.pay(invoice, part, which % 2 ? { kind: 'CARD' } : {});
}

async function take(one: Step, world: World): Promise<unknown> {
  const { commerce, current } = world;
  const { what, which, fates } = one;
  current.fates = [];
  if (what === 'pay' || what === 'payHalf') return pay(one, world);
  if (what === 'wait') {
    return wait([11 * second, 50 * second, 10 * minute, 31 * minute][which % 4] ?? 0);
  }
  if (what === 'soldOut') {
    commerce.stage.stock = which % 3 === 0 ? 0 : 2;
    return null;
  }
  const isOfOne = what === 'settle' || what === 'retry' || what === 'cancel';
  const chosen = isOfOne ? await choose(one, world) : null;
  current.fates = [...fates];
  if (what === 'submit') return world.submit(which);
  return chosen ? chosen() : jobsOf(world)[what as keyof ReturnType<typeof jobsOf>]();
}

async function live(steps: readonly Step[], kind: Kind) {
  const world = await openWorld(kind);
  for (const one of steps) {
    // A process that dies in the middle leaves the rest to whoever comes next.
    await take(one, world).catch(() => null);
    if (one.what !== 'submit') continue;
    // No two orders of a draft wait at a time, whatever has died.
    world.current.fates = [];
    const waiting = await all(`SELECT 1 FROM shop_order WHERE status = 'AWAITING_PAYMENT'`);
    if (waiting.length > 1) return { faults: ['two orders wait'], placed: 0, made: 0 };
  }
  world.current.fates = [];
  // In the end everything answers again, and the jobs have had their time.
  wait(17 * minute);
  for (const { id } of await readPayments()) await settle(id, world.till);
  for (const ms of [0, 17 * minute, 31 * minute, 2 * hour, 5 * hour, 5 * hour, 5 * hour]) {
    wait(ms);
    await releaseReviews();
    for (const job of Object.values(jobsOf(world))) await job();
    if ((await countLeft()) === 0) break;
  }
  const known = await readAll();
  const faults = [
    ...findOrderFaults(known),
    ...findMoneyFaults(known, world),
    ...findOutsideFaults(known, world, kind),
  ];
  const placed = known.orders.filter(({ placed_at: at }) => at !== null).length;
  return { faults, placed, made: known.orders.length };
}

test(`${runs} lives of a submit, whose database, commerce and providers fail before and after each call, end whole`, async () => {
  let placed = 0;
  let made = 0;
  const kind = fc.record({ isDigital: fc.boolean(), keeps: fc.constantFrom(true, true, false) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 30, size: 'max' }),
      kind,
      async (steps, given) => {
        const life = await live(steps, given);
        placed += life.placed;
        made += life.made;
        expect(life.faults).toEqual([]);
      },
    ),
    { numRuns: runs },
  );
  // Otherwise nothing was tried.
  expect(made).toBeGreaterThan(runs / 2);
  expect(placed).toBeGreaterThan(runs / 20);
}, 900_000);
