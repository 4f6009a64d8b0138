import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { largeGiftCodes, limits, toLargeWhy } from '#fraud/limits.ts';
import { isHeld } from '#fraud/review-store.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { settle } from '#payment/settle.ts';
import { runInContext } from '#request/context.ts';
import { addUnpaidOrder, newOrder, readOrder } from '../../tests/unit/add-order.ts';
import { decide, refundsOf, reviewOf } from '../../tests/unit/decide-review.ts';
import { payingTill } from '../../tests/unit/paying-till.ts';
import { visit } from '../../tests/unit/visit.ts';
import { readCodes } from './codes-store.ts';
import { codesTopic, toCodesKey } from './codes-topic.ts';
import type { NewOrder } from './insert-order.ts';
import type { Order } from './model.ts';
import { moveOrder } from './move-order.ts';

await prepareOperator();
afterEach(() => vi.restoreAllMocks());

const [line] = newOrder().lines;
if (!line) throw new Error('an order has a line');
const card = { ...line, type: 'DIGITAL', quantity: 1 } as const;
const digital = { deliveryType: 'DIGITAL', lines: [card] } as const;
const most = limits['giftCode recipient'].most;

let phones = 94_116_000;
const nextPhone = () => String((phones += 1));

interface Paying {
  card?: string;
  /** As many are paid before. */
  times?: number;
}

/** The last of several orders of the same kind, all of them paid. */
async function addPaidOrder(
  given: Partial<NewOrder> | (() => Partial<NewOrder>) = {},
  { card: paidBy, times = 0 }: Paying = {},
): Promise<Order> {
  const own = typeof given === 'function' ? given() : given;
  const made = { phone: nextPhone(), ...digital, ...own };
  const { id, paymentId } = await addUnpaidOrder(made);
  await settle(paymentId, payingTill(made.total ?? 4000, paidBy));
  return times > 0
    ? addPaidOrder(given, { ...(paidBy && { card: paidBy }), times: times - 1 })
    : readOrder(id);
}

/** Sends whatever is due, as a job a year later would. */
async function drain({ id }: Order) {
  const far = () => Date.now() + 400 * 24 * 60 * 60_000;
  await drainOutbox(DB, far, [codesTopic], { keys: [toCodesKey(id)] });
  return { status: (await readOrder(id)).status, codes: (await readCodes(id)).length };
}

const large = (given: Partial<NewOrder> = {}) =>
  addPaidOrder({
    lines: [{ ...card, price: largeGiftCodes }],
    total: largeGiftCodes,
    ...given,
  });

const phone = nextPhone();
const visitorId = crypto.randomUUID();
const isdn = nextPhone();
test.each([
  ['recipient', () => ({ phone }), undefined],
  ['person', () => ({ visitorId }), undefined],
  ['number', () => ({ isdn }), undefined],
  ['card', () => ({}), '476173******0119'],
] as const)(
  'the codes of a %s that come after as many as may be are held, and the buyer is told',
  async (by, given, paidBy) => {
    const last = await addPaidOrder(given, { ...(paidBy && { card: paidBy }), times: most - 1 });
    expect(await isHeld('order', last.id)).toBe(false);
    expect(await drain(last)).toEqual({ status: 'COMPLETED', codes: 1 });
    const held = await addPaidOrder(given, paidBy ? { card: paidBy } : {});
    expect((await reviewOf(held))?.why).toBe(`giftCode ${by}`);
    expect(await drain(held)).toEqual({ status: 'PLACED', codes: 0 });
    const told = DB.prepare(
      `SELECT key FROM outbox WHERE key IN ('order.held sms ' || ?1, 'order.placed sms ' || ?1) ORDER BY key`,
    );
    expect((await told.bind(held.id).all()).results).toEqual([
      { key: `order.held sms ${held.id}` },
      { key: `order.placed sms ${held.id}` },
    ]);
  },
);

test('the codes that come after as many of one network as may be are held, whoever orders them', async () => {
  const within = (network: string, times = 0) =>
    runInContext(visit({ network }), () => addPaidOrder({}, { times }));
  await within('198.51.100', limits['giftCode network'].most - 1);
  expect((await reviewOf(await within('198.51.100')))?.why).toBe('giftCode network');
  expect(await reviewOf(await within('198.51.101'))).toBeUndefined();
});

test('goods are never held, nor counted; a large order of codes always is', async () => {
  const goods = { phone: nextPhone(), lines: [{ ...line, price: largeGiftCodes }] };
  await addPaidOrder({ ...goods, deliveryType: 'DELIVERY' }, { times: most });
  const codes = await addPaidOrder({ phone: goods.phone });
  expect(await isHeld('order', codes.id)).toBe(false);
  expect((await reviewOf(await large()))?.why).toBe(toLargeWhy('giftCode'));
});

test('what nobody has paid counts for nobody', async () => {
  const given = { phone: nextPhone() };
  for (let at = 0; at < 2 * most; at += 1) await addUnpaidOrder({ ...digital, ...given });
  expect(await isHeld('order', (await addPaidOrder(given)).id)).toBe(false);
});

test('released, its codes come once, however often that is pressed, and whoever did it is logged', async () => {
  const held = await large();
  const answers = await Promise.all([1, 2, 3].map(() => decide(held, 'RELEASED')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await drain(held)).toEqual({ status: 'COMPLETED', codes: 1 });
  expect(await refundsOf(held)).toBe(0);
  const logged = DB.prepare('SELECT who, act, reason FROM staff_log WHERE subject = ?1');
  expect((await logged.bind(held.id).all()).results).toEqual([
    { who: 'Bat', act: 'released', reason: 'Called them' },
  ]);
});

test('refused, the money goes back once, and no code comes later', async () => {
  const held = await large();
  const answers = await Promise.all([1, 2, 3].map(() => decide(held, 'REFUSED')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await refundsOf(held)).toBe(1);
  expect(await reviewOf(held)).toBeUndefined();
  expect(await drain(held)).toEqual({ status: 'CANCELED', codes: 0 });
  const due = DB.prepare(`SELECT state FROM outbox WHERE key = ?1`).bind(toCodesKey(held.id));
  expect(await due.first('state')).not.toBe('due');
  expect(await decide(held, 'RELEASED')).toMatchObject({
    faults: [{ message: 'review.fault.gone' }],
  });
});

test('released and refused at the same moment, one of them holds', async () => {
  const held = await large();
  await Promise.all([decide(held, 'RELEASED'), decide(held, 'REFUSED')]);
  const { status, codes } = await drain(held);
  expect([status, codes, await refundsOf(held)]).toEqual(
    status === 'COMPLETED' ? ['COMPLETED', 1, 0] : ['CANCELED', 0, 1],
  );
});

test('what was released before is not refused by who has read the desk earlier', async () => {
  const held = await large();
  await decide(held, 'RELEASED');
  const act = { who: 'Bold', reason: 'Too late' };
  expect(await moveOrder(held, { to: 'CANCELED', who: 'staff', act, isHeld: true })).toBe(false);
  expect(await refundsOf(held)).toBe(0);
});

test('an order that its customer cancels waits for nobody, and money goes back by the highest role only', async () => {
  const held = await large();
  expect(await decide(held, 'REFUSED', 'fulfil')).toMatchObject({
    faults: [{ message: 'staff.fault.role' }],
  });
  expect(await moveOrder(held, { to: 'CANCELED', who: 'customer' })).toBe(true);
  expect(await reviewOf(held)).toBeUndefined();
  expect(await drain(held)).toEqual({ status: 'CANCELED', codes: 0 });
});

test('of an order whose goods were handed over the codes are released, or nothing', async () => {
  const lines = [line, { ...card, price: largeGiftCodes }];
  const held = await large({ deliveryType: 'PICKUP', lines });
  for (const to of ['SHIPPED', 'COMPLETED'] as const) {
    await moveOrder(await readOrder(held.id), { to, who: 'staff' });
  }
  expect(await decide(held, 'REFUSED')).toMatchObject({
    faults: [{ message: 'review.fault.handedOver' }],
  });
  expect(await decide(held, 'RELEASED')).toMatchObject({ ok: true });
  expect(await drain(held)).toEqual({ status: 'COMPLETED', codes: 1 });
});
