import { afterEach, expect, test, vi } from 'vitest';
import { toDueNow, toLease } from '#domain/leasing.ts';
import { DB } from '#env.ts';
import { openDraftStore } from '#flow/current-draft.ts';
import { insertDraft } from '#flow/store.ts';
import { decideAssessment } from '#leasing/decide.ts';
import { mayUse } from '#leasing/store.ts';
import type { OrderLine } from '#order/model.ts';
import { toSold } from '#order/to-sold.ts';
import { addAssessment } from '../../../tests/unit/add-assessment.ts';
import { newOrder } from '../../../tests/unit/add-order.ts';
import { calculateAt } from '../../../tests/unit/calculate-at.ts';
import { calculate } from './calculate.ts';
import { placeOrder } from './order-store.ts';

afterEach(() => vi.restoreAllMocks());

const ready = {
  prepareInvoice: async () => ({ state: 'ready' }) as const,
  prepareNew: async () => ({ state: 'ready' }) as const,
};

const toLine = (assessmentId: string, percent: number): OrderLine => {
  const lease = toLease(1_000_001, percent, 12, 0);
  return {
    productId: 'p-1',
    product: 'p-1',
    nameMn: 'Утас',
    nameEn: 'Phone',
    image: null,
    price: toDueNow(lease),
    quantity: 1,
    type: 'PHYSICAL',
    lease: { ...lease, assessmentId, code: 'LEASE222' },
  };
};

test.each([
  [10, 100_001],
  [35, 350_001],
  // Without a prepayment the first instalment.
  [0, 83_333],
])(
  'a lease with %i %% down is ordered with what is paid at once, and delivery',
  async (percent, now) => {
    calculateAt(() => 1_000_001, 2000);
    const line = toLine('a', percent);
    expect(await calculate([line], { deliveryType: 'DELIVERY' })).toMatchObject({
      ok: true,
      value: { goods: now, delivery: 2000, total: now + 2000, lines: [{ price: now }] },
    });
    const sold = toSold(newOrder({ lines: [line], goods: now }));
    expect(sold.lines).toEqual([
      {
        name: percent > 0 ? 'Утас (лизингийн урьдчилгаа)' : 'Утас (лизингийн эхний төлбөр)',
        price: now,
        quantity: 1,
        kind: 'goods',
      },
    ]);
  },
);

test('a price that has changed since the assessment is refused, and so is a promo code', async () => {
  calculateAt(() => 1_000_000, 2000);
  const lines = [toLine('a', 10)];
  expect(await calculate(lines, { deliveryType: 'PICKUP' })).toMatchObject({
    faults: [{ message: 'checkout.fault.leasePrice' }],
  });
  calculateAt(() => 1_000_001, 2000);
  const asked = { deliveryType: 'PICKUP' as const, promoCode: 'X' };
  expect(await calculate(lines, asked, { PROMO_UNKNOWN: 'code' })).toMatchObject({
    faults: [{ message: 'checkout.fault.leaseCode', field: 'code' }],
  });
});

async function order(assessmentId: string) {
  const visitorId = crypto.randomUUID();
  const store = openDraftStore();
  const draft = await insertDraft(
    store,
    { visitorId, isdn: null, token: crypto.randomUUID() },
    { kind: 'checkout', version: 1, step: 'pay', entries: {}, expiresAt: store.now + 3_600_000 },
  );
  if (!draft) throw new Error('no draft');
  const line = toLine(assessmentId, 10);
  const given = { draftId: draft.id, visitorId, lines: [line], goods: line.price };
  const { submitKey: _key, ...made } = newOrder({ ...given, total: line.price + 2000 });
  const operation = { owner: visitorId, id: crypto.randomUUID(), form: 'f', requestHash: 'h' };
  const submit = { draft, provider: 'qpay' as const, now: Date.now(), order: made };
  const placed = await placeOrder(submit, operation, ready);
  return { state: placed.state, draftId: draft.id };
}

test('one assessment is ordered with once, whoever presses at a moment, and again when that order has ended', async () => {
  const { id } = await addAssessment({ state: 'PENDING' });
  await decideAssessment(id, { state: 'COMPLETE', monthly: 90_000 }, { from: 'PENDING' });
  const placed = await Promise.all(Array.from({ length: 20 }, () => order(id)));
  const first = placed.filter(({ state }) => state === 'placed');
  expect(first).toHaveLength(1);
  const orders = DB.prepare(`SELECT count(*) AS n FROM shop_order WHERE instr(lines, ?1) > 0`);
  expect(await orders.bind(id).first('n')).toBe(1);
  expect(await mayUse(id, 'another draft', Date.now())).toBe(false);
  // The draft that waits may be changed and sent again.
  expect(await mayUse(id, first[0]?.draftId ?? '', Date.now())).toBe(true);
  await DB.prepare(`UPDATE shop_order SET status = 'CANCELED' WHERE instr(lines, ?1) > 0`)
    .bind(id)
    .run();
  expect((await order(id)).state).toBe('placed');
  expect(await mayUse(id, 'another draft', Date.now() + 25 * 3_600_000)).toBe(false);
});
