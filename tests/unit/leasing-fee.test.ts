import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leasingFeeMnt, leasingFeeMs } from '#domain/leasing.ts';
import { ways } from './fee-ways.ts';
import { findFeeFaults, openLeasing, wait } from './leasing-world.ts';
import { finish } from './leasing-steps.ts';
import { type Fate as BureauFate, toldOf } from './open-bureaus.ts';
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

const fates: BureauFate[] = ['fine', 'fails', 'is lost'];
const pairs = fates.flatMap((credit) => fates.map((insurance) => [credit, insurance] as const));
const orders = Object.entries(ways).flatMap(([way, { isRare }]) =>
  pairs
    .filter(([credit, insurance]) => !isRare || (credit !== 'fine' && credit !== insurance))
    .map(([credit, insurance]) => [way, credit, insurance] as const),
);

test.each(orders)(
  'paid %s, with the bureau that %s and the insurance that %s, one fee holds to the second',
  async (way, credit, insurance) => {
    const world = await openLeasing();
    const { bureaus, ask, readFees, findHolding } = world;
    await ways[way]?.run(world);
    const id = await world.findAssessmentOf(0);
    if ((await readFees()).length === 0) {
      expect(await ask(id)).toEqual({ state: 'unpaid' });
      expect(bureaus.inquiries.size).toBe(0);
    }
    await finish(world);
    await finish(world);
    expect(await findFeeFaults(world)).toEqual([]);
    const [fee, ...others] = await readFees();
    expect(others).toEqual([]);
    const [refunds] = await all<{ sum: number }>('SELECT total(amount) AS sum FROM refund');
    expect(refunds?.sum).toBe(ways[way]?.back);
    Object.assign(bureaus.fates, { credit, insurance });
    const failed = (['credit', 'insurance'] as const).filter(
      (one) => bureaus.fates[one] !== 'fine',
    );
    if (failed.length > 0) expect(await ask(id)).toEqual({ state: 'failed', failed });
    // Whoever presses meanwhile pays nothing, and what was shown before is not taken.
    await world.beginAgain(1);
    expect(await world.press(1, leasingFeeMnt)).toMatchObject({ ok: false });
    expect(await world.press(1, 0)).toMatchObject({ ok: true });
    Object.assign(bureaus.fates, { credit: 'fine', insurance: 'fine' });
    vi.setSystemTime((fee?.paid_at ?? 0) + leasingFeeMs - 1);
    expect(await findHolding()).toBeDefined();
    expect(await ask(id)).toEqual({ state: 'decided' });
    expect(bureaus.inquiries.size).toBe(2);
    expect(await toldOf(id)).toEqual(['leasing.complete']);
    // The next moment another one has to be paid.
    wait(1);
    await world.beginAgain(0);
    expect(await world.press(0, 0)).toMatchObject({ ok: false });
  },
);
