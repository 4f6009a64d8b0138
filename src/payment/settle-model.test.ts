import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { type Fate, toFlakyDb } from '../../tests/unit/flaky-db.ts';
import { openTill } from '../../tests/unit/open-till.ts';
import { findPaymentFaults, type PaymentRow } from '../../tests/unit/payment-faults.ts';
import { all } from '../../tests/unit/submit-faults.ts';
import { closeInvoices, expirePayments, resumePayments } from './end-due.ts';
import { bindCancelPayment } from './move-store.ts';
import { retryPayment } from './retry-payment.ts';
import { sendRefunds } from './send-refunds.ts';
import { settle } from './settle.ts';
import { prepareInvoice } from './start-payment.ts';
import { run } from '#db/statement.ts';

const runs = 200;
const price = 25_000;

beforeEach(async () => {
  await DB.exec('DELETE FROM refund; DELETE FROM money; DELETE FROM payment');
});

/** What may happen, in any order; `which` chooses among the attempts, or the invoices, that there are. */
const step = fc.record({
  what: fc.constantFrom(
    'prepare',
    'pay',
    'payHalf',
    'payByCard',
    'settle',
    'settle',
    'retry',
    'cancel',
    'wait',
    'expire',
    'close',
    'resume',
    'refund',
    'soldOut',
  ),
  which: fc.nat(5),
  /** What becomes of each call of the database, and of the provider, as the step goes on. */
  fates: fc.array(
    fc.constantFrom<Fate>('fine', 'fine', 'fine', 'fine', 'fine', 'before', 'after'),
    { maxLength: 12 },
  ),
});
type Step = { what: string; which: number; fates: Fate[] };

/** Any steps; in half of the lives an invoice is shown and paid before them, so that there is money. */
const steps = fc
  .tuple(
    fc.constantFrom<string[]>([], ['prepare', 'pay']),
    fc.array(step, { minLength: 3, maxLength: 25 }),
  )
  .map(([opening, rest]) => [
    ...opening.map((what): Step => ({ what, which: 0, fates: [] })),
    ...rest,
  ]);

async function live(taken: readonly Step[]): Promise<string[]> {
  let fates: Fate[] = [];
  const next = () => fates.shift() ?? 'fine';
  const world = openTill(toFlakyDb(DB, next));
  const { till, qpay, goods, clock, subject, begin, wait } = world;
  await DB.exec('DELETE FROM refund; DELETE FROM money; DELETE FROM payment');
  await begin(price);
  const ids = async () =>
    (await all<PaymentRow>('SELECT id FROM payment ORDER BY created_at, id')).map(({ id }) => id);
  const pick = <T>(list: readonly T[], which: number) => list[which % Math.max(1, list.length)];

  async function take({ what, which }: Step): Promise<unknown> {
    const id = pick(await ids(), which) ?? '';
    // Whose answer was lost, nobody has ever seen, and so nobody can pay.
    const shown = await all<PaymentRow>('SELECT * FROM payment WHERE invoice_id IS NOT NULL');
    const invoice = pick(
      shown.map((one) => one.invoice_id ?? ''),
      which,
    );
    switch (what) {
      case 'prepare':
        return prepareInvoice(id, till);
      // As money may be under way, an invoice that was ended can bring some too.
      case 'pay':
        return invoice && qpay.pay(invoice, price);
      case 'payHalf':
        return invoice && qpay.pay(invoice, price / 2);
      case 'payByCard':
        return invoice && qpay.pay(invoice, price, { kind: 'CARD' });
      case 'settle':
        return settle(id, till);
      case 'retry': {
        const former = await world.read(id);
        return former && retryPayment(former, 'qpay', till);
      }
      case 'cancel':
        return run(till.db, bindCancelPayment(subject, { now: clock.now }));
      case 'wait':
        return wait([11_000, 60_000, 10 * 60_000, 31 * 60_000][which % 4]);
      case 'expire':
        return expirePayments(till);
      case 'close':
        return closeInvoices(till);
      case 'resume':
        return resumePayments(till);
      case 'soldOut':
        goods.isThere = which % 4 !== 0;
        return null;
      default:
        return sendRefunds(till);
    }
  }

  for (const one of taken) {
    fates = [...one.fates];
    qpay.fate.next = next;
    // A process that dies in the middle leaves the rest to whoever comes next.
    await take(one).catch(() => null);
  }
  fates = [];
  // In the end everything answers again, and the jobs have had their time.
  for (let turn = 0; turn < 5; turn += 1) {
    wait(17 * 60_000);
    await resumePayments(till);
    await expirePayments(till);
    await closeInvoices(till);
    for (const id of await ids()) await settle(id, till);
  }
  // Longer than the longest pause after a refund that failed.
  for (const hours of [5, 5]) {
    wait(hours * 60 * 60_000);
    await sendRefunds(till);
  }
  return findPaymentFaults(world, price);
}

test(`${runs} lives of a payment, with a database and a provider that fail before and after each call, end whole`, async () => {
  let lives = 0;
  let settled = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const violations = await live(taken);
      lives += 1;
      const [row] = await all<{ n: number }>(
        `SELECT count(*) AS n FROM payment WHERE state = 'SUCCESS'`,
      );
      settled += row?.n ?? 0;
      expect(violations).toEqual([]);
    }),
    { numRuns: runs },
  );
  // Otherwise nothing was tried.
  expect(lives).toBe(runs);
  expect(settled).toBeGreaterThan(runs / 10);
}, 500_000);
