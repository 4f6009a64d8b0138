import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { leasingFeeMnt, leasingFeeMs } from '#domain/leasing.ts';
import { closeInvoices, expirePayments, resumePayments } from '#payment/end-due.ts';
import { retryPayment } from '#payment/retry-payment.ts';
import { settle } from '#payment/settle.ts';
import { findPaymentById } from '#payment/store.ts';
import type { Fate } from './flaky-db.ts';
import {
  findFeeFaults,
  type LeasingWorld,
  minute,
  openLeasing,
  second,
  wait,
} from './leasing-world.ts';
import { finish, payOn, readPayments, readShown } from './leasing-steps.ts';
import type { Fate as BureauFate } from './open-bureaus.ts';
import { all } from './submit-faults.ts';
import { empty } from './submit-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await empty();
});

/** Each is a whole day of several people, and takes its time. */
const runs = Math.ceil(inject('modelRuns') / 5);
const fateKinds: readonly Fate[] = [...Array<Fate>(9).fill('fine'), 'before', 'after'];
const bureauFate = fc.constantFrom<BureauFate>('fine', 'fails', 'is lost');
const step = fc.record({
  what: fc.constantFrom(
    'press',
    'press',
    'pay',
    'pay',
    'settle',
    'settle',
    'drain',
    'ask',
    'ask',
    'begin',
    'retry',
    'expire',
    'resume',
    'wait',
  ),
  which: fc.nat(11),
  credit: bureauFate,
  insurance: bureauFate,
  /** What becomes of each call of the database, and of the provider, as the step goes on. */
  fates: fc.array(fc.constantFrom(...fateKinds), { maxLength: 12, size: 'max' }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(1, list.length)];

/** What the step is done to is looked up before anything fails. */
async function take({ what, which, fates: given, ...bureau }: Step, world: LeasingWorld) {
  const { till, qpay, current } = world;
  const payment = pick(await readPayments(), which);
  const [holding, shown, assessments] = [
    await world.findHolding(),
    await readShown(),
    await world.readAssessments(),
  ];
  const invoice = pick(shown, which);
  if (what === 'pay') return invoice && qpay.pay(invoice, leasingFeeMnt);
  if (what === 'begin') return world.beginAgain(which);
  if (what === 'wait') {
    return wait([11 * second, 31 * minute, leasingFeeMs - 1, leasingFeeMs][which % 4] ?? 0);
  }
  const former = payment ? await findPaymentById(DB, payment.id) : null;
  if (what === 'settle') wait(11 * second);
  Object.assign(world.bureaus.fates, bureau);
  current.fates = [...given];
  switch (what) {
    case 'press':
      return world.press(which, holding ? 0 : leasingFeeMnt, `tab ${which % 5}`);
    case 'settle':
      return payment && settle(payment.id, till);
    case 'retry':
      return former && retryPayment(former, 'qpay', till);
    case 'drain':
      return world.drain();
    case 'expire':
      return expirePayments(till);
    case 'resume':
      return resumePayments(till);
    case 'ask': {
      const { id = '', state } = pick(assessments, which) ?? {};
      const isOpen = state === 'FEE' || state === 'ASKING';
      const told = await world.ask(id);
      // Nothing is asked without a fee that holds at this moment, and with one always.
      return isOpen && (told.state === 'unpaid') === (holding !== undefined)
        ? 'a fee that holds was not used, or one that does not was'
        : null;
    }
  }
}

async function live(steps: readonly Step[]) {
  const world = await openLeasing();
  const faults: string[] = [];
  await payOn(world, 0);
  for (const one of steps) {
    // A process that dies in the middle leaves the rest to whoever comes next.
    const fault = await take(one, world).catch(() => null);
    world.current.fates = [];
    if (one.what === 'ask' && typeof fault === 'string') faults.push(fault);
  }
  for (const ms of [0, 31 * minute, 31 * minute]) {
    wait(ms);
    await finish(world);
    wait(11 * second);
    await resumePayments(world.till);
    await expirePayments(world.till);
    await closeInvoices(world.till);
    await finish(world);
  }
  faults.push(...(await findFeeFaults(world)));
  const [fees, refunds] = [await world.readFees(), await all('SELECT 1 FROM refund')];
  // Whoever has paid gets an answer for it, and whoever has not can pay.
  Object.assign(world.bureaus.fates, { credit: 'fine', insurance: 'fine' });
  await world.beginAgain(0);
  if (await world.findHolding()) await world.press(0, 0);
  else {
    await payOn(world, 0);
    await finish(world);
  }
  const told = await world.ask(await world.findAssessmentOf(0));
  if (told.state !== 'decided') faults.push(`the last one is ${told.state}`);
  faults.push(...(await findFeeFaults(world)));
  return { faults, fees: fees.length, refunds: refunds.length };
}

test(`in ${runs} lives, whose database, provider and bureaus fail before and after each call, no fee is paid twice or lost`, async () => {
  const seen = { fees: 0, refunds: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }),
      async (steps) => {
        const life = await live(steps);
        seen.fees += life.fees;
        seen.refunds += life.refunds;
        expect(life.faults).toEqual([]);
      },
    ),
    { numRuns: runs },
  );
  // Otherwise nothing was tried.
  expect(seen.fees).toBeGreaterThan(runs / 4);
  expect(seen.refunds).toBeGreaterThan(0);
}, 300_000);
