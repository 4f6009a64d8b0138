import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { largeTopUp, limits, toLargeWhy } from '#fraud/limits.ts';
import { isHeld } from '#fraud/review-store.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { addPaid } from '../../tests/unit/add-purchase.ts';
import { decide, refundsOf, reviewOf } from '../../tests/unit/decide-review.ts';
import { visit } from '../../tests/unit/visit.ts';
import { effectTopic } from './effect-topic.ts';
import { endDone } from './end-store.ts';
import { type Purchase, toEffectKey } from './model.ts';
import { findPurchaseById, readWaiting } from './store.ts';

await prepareOperator();
afterEach(() => vi.restoreAllMocks());

const most = limits['topUp recipient'].most;
const far = () => Date.now() + 400 * 24 * 60 * 60_000;

/** Sends whatever is due, as a job a year later would. */
async function drain({ id }: Purchase): Promise<string | undefined> {
  await drainOutbox(DB, far, [effectTopic], { keys: [toEffectKey(id)] });
  return (await findPurchaseById(id))?.status;
}
const countEffects = ({ code }: Purchase) =>
  testDb.prepare('SELECT count(*) AS n FROM paid_effect WHERE code = ?1').bind(code).first('n');
const countOf = (sql: string, id: string) => DB.prepare(sql).bind(id).first('n');

const large = (isdn: string) => addPaid({ item: { kind: 'units', isdn }, amount: largeTopUp });

let recipients = 94_117_000;
const unitsFor = (isdn = String((recipients += 1))) => ({ item: { kind: 'units', isdn } as const });
const [visitorId, isdn] = [crypto.randomUUID(), '94115508'];

test.each([
  ['recipient', () => unitsFor('94115501'), null],
  ['person', () => ({ ...unitsFor(), visitorId }), null],
  ['number', () => ({ ...unitsFor(), isdn }), null],
  ['card', unitsFor, '476173******0120'],
] as const)(
  'the top-up of a %s that comes after as many as may be is held',
  async (by, given, card) => {
    for (let at = 0; at < limits[`topUp ${by}`].most; at += 1) {
      const { id } = await addPaid(given(), card);
      expect(await isHeld('purchase', id)).toBe(false);
    }
    const held = await addPaid(given(), card);
    expect((await reviewOf(held))?.why).toBe(`topUp ${by}`);
    expect(await drain(held)).toBe('PAID');
    expect(await countEffects(held)).toBe(0);
    // It has a place of its own, and the payer is told that somebody looks at it.
    expect((await readWaiting(far(), 1000)).map(({ id }) => id)).not.toContain(held.id);
    const told = `SELECT count(*) AS n FROM outbox WHERE key = 'purchase.held sms by ' || ?1`;
    expect(await countOf(told, held.id)).toBe(1);
  },
);

test('the top-up that comes after as many of one network as may be is held, whoever makes it', async () => {
  const within = (network: string) => runInContext(visit({ network }), () => addPaid(unitsFor()));
  for (let at = 0; at < limits['topUp network'].most; at += 1) await within('198.51.100');
  expect((await reviewOf(await within('198.51.100')))?.why).toBe('topUp network');
  expect(await reviewOf(await within('198.51.101'))).toBeUndefined();
});

test('what nobody has paid counts for nobody: a stranger can not hold up a number', async () => {
  const { newPurchase, press } = await import('../../tests/unit/add-purchase.ts');
  const item = { kind: 'units', isdn: '94115502' } as const;
  for (let at = 0; at < 2 * most; at += 1) await press(newPurchase({ item }));
  const { id } = await addPaid({ item });
  expect(await isHeld('purchase', id)).toBe(false);
});

test('a bill is never held, and a large top-up always', async () => {
  const account = { by: 'number', value: '99115503' } as const;
  const bill = { kind: 'bill', account, name: 'Б***д', month: '2026-10', due: 900_000 } as const;
  const paid = await addPaid({ item: bill, amount: 900_000 });
  expect(await isHeld('purchase', paid.id)).toBe(false);
  expect((await reviewOf(await large('94115503')))?.why).toBe(toLargeWhy('topUp'));
});

test('released, it has its effect once, however often that is pressed, and whoever did it is logged', async () => {
  const held = await large('94115504');
  const answers = await Promise.all([1, 2, 3].map(() => decide(held, 'RELEASED')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await drain(held)).toBe('DONE');
  expect(await countEffects(held)).toBe(1);
  expect(await refundsOf(held)).toBe(0);
  const logged = DB.prepare('SELECT who, act, reason FROM staff_log WHERE subject = ?1');
  expect((await logged.bind(held.id).all()).results).toEqual([
    { who: 'Bat', act: 'released', reason: 'Called them' },
  ]);
});

test('refused, the money goes back once, and nothing is credited later', async () => {
  const held = await large('94115505');
  const answers = await Promise.all([1, 2, 3].map(() => decide(held, 'REFUSED')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await refundsOf(held)).toBe(1);
  expect(await reviewOf(held)).toBeUndefined();
  expect(await drain(held)).toBe('REFUSED');
  expect(await countEffects(held)).toBe(0);
  expect(await decide(held, 'RELEASED')).toMatchObject({
    faults: [{ message: 'review.fault.gone' }],
  });
});

test('released and refused at the same moment, one of them holds', async () => {
  const held = await large('94115506');
  const answers = await Promise.all([decide(held, 'RELEASED'), decide(held, 'REFUSED')]);
  const status = await drain(held);
  expect([status, await countEffects(held), await refundsOf(held)]).toEqual(
    status === 'DONE' ? ['DONE', 1, 0] : ['REFUSED', 0, 1],
  );
  expect(answers.some(({ ok }) => ok)).toBe(true);
});

test('what somebody has done by hand waits for nobody, and money goes back by the highest role only', async () => {
  const held = await large('94115507');
  expect(await decide(held, 'REFUSED', 'fulfil')).toMatchObject({
    faults: [{ message: 'staff.fault.role' }],
  });
  expect(await decide(held, 'RELEASED', 'view')).toMatchObject({
    faults: [{ message: 'staff.fault.role' }],
  });
  await endDone(held, { state: 'DONE' }, { now: Date.now() });
  expect(await reviewOf(held)).toBeUndefined();
  await drain(held);
  expect(await countEffects(held)).toBe(0);
});
