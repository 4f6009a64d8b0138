import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { isHeld } from '#fraud/review-store.ts';
import { testDb } from '#operator/tests/operator-under-test.ts';
import { numberItem } from '../../tests/support/sim-items.ts';
import { addPaid } from '../../tests/unit/add-purchase.ts';
import { openNumbers } from '../../tests/unit/ordinary-numbers.ts';
import { effectTopic } from './effect-topic.ts';
import { keepNumber } from './hold-store.ts';
import { type Purchase, toEffectKey } from './model.ts';
import type { NumberItem } from './number-item.ts';
import { moveSim } from './move-sim.ts';
import { findSimOrder } from './sim-order-store.ts';
import { findPurchaseById, listAwaitedSims } from './store.ts';

const next = await openNumbers();

const branch = { id: 'b', nameMn: 'Салбар', nameEn: 'Branch' };
const buy = (item: NumberItem) => addPaid({ item, amount: 21_000, phone: '99112233' });

async function drain({ id }: Purchase, times = 1): Promise<Purchase | null> {
  for (let i = 1; i <= times; i += 1) {
    const later = () => Date.now() + i * 7_200_000;
    await drainOutbox(DB, later, [effectTopic], { keys: [toEffectKey(id)] });
  }
  return findPurchaseById(id);
}
const count = (sql: string, code: string) => testDb.prepare(sql).bind(code).first<number>('n');
const countSales = ({ code }: Purchase) =>
  count(`SELECT count(*) AS n FROM number_sale WHERE code = ?1 AND state = 'SOLD'`, code);
const countOrders = ({ code }: Purchase) =>
  count('SELECT count(*) AS n FROM sim_order WHERE code = ?1', code);
const refundsOf = ({ id }: Purchase) =>
  DB.prepare(
    'SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
  )
    .bind(id)
    .first('n');
const toldOf = (event: string, { id }: Purchase) =>
  DB.prepare(`SELECT count(*) AS n FROM outbox WHERE key = '${event} sms by ' || ?1`)
    .bind(id)
    .first('n');

test('a number is sold once, its eSIM ordered once, and its profile is stored sealed', async () => {
  const bought = await buy(numberItem(next()));
  expect((await drain(bought))?.status).toBe('DONE');
  const order = await findSimOrder(bought.id);
  expect(order).toMatchObject({
    kind: 'ESIM',
    status: 'COMPLETED',
    profile: { smdp: 'rsp.tenger.mn' },
  });
  const row = await DB.prepare('SELECT profile FROM sim_order WHERE id = ?1')
    .bind(bought.id)
    .first();
  expect(JSON.stringify(row)).not.toContain(order?.profile?.matchingId);
  await DB.prepare(`UPDATE outbox SET state = 'due', done_at = NULL, body = ?2 WHERE key = ?1`)
    .bind(toEffectKey(bought.id), JSON.stringify({ id: bought.id }))
    .run();
  await drain(bought, 2);
  expect([await countSales(bought), await countOrders(bought)]).toEqual([1, 1]);
  expect(await toldOf('number.esim', bought)).toBe(1);
  expect(await refundsOf(bought)).toBe(0);
});

test.each([
  ['of the sale', '85999825'],
  ['of the order', '85999828'],
])(
  'an answer %s that was lost is asked about: nothing twice, nothing lost',
  async (_what, isdn) => {
    const bought = await buy(numberItem(isdn));
    expect((await drain(bought))?.status).toBe('PAID');
    expect((await drain(bought, 2))?.status).toBe('DONE');
    expect([await countSales(bought), await countOrders(bought)]).toEqual([1, 1]);
    expect((await findSimOrder(bought.id))?.profile).not.toBeNull();
  },
);

test('a profile that is late is waited for, and nothing is ordered again', async () => {
  const bought = await buy(numberItem('85999829'));
  expect((await drain(bought))?.status).toBe('PAID');
  expect((await drain(bought, 3))?.status).toBe('DONE');
  expect(await countOrders(bought)).toBe(1);
});

test('a service that fails is asked again, and the money stays where it is', async () => {
  const bought = await buy(numberItem('85999827'));
  expect((await drain(bought, 3))?.status).toBe('PAID');
  expect(await refundsOf(bought)).toBe(0);
});

test('a number that somebody else has by then is given back once, and said', async () => {
  const isdn = next();
  const kept = await keepNumber(isdn, { visitorId: crypto.randomUUID(), network: null });
  expect(kept.state).toBe('held');
  const bought = await buy(numberItem(isdn));
  expect((await drain(bought, 2))?.status).toBe('REFUSED');
  expect(await refundsOf(bought)).toBe(1);
  expect(await toldOf('number.refused', bought)).toBe(1);
  expect(await countOrders(bought)).toBe(0);
});

test('a sale that the service refuses is given back once, and no SIM is ordered', async () => {
  const bought = await buy(numberItem('85999826'));
  expect((await drain(bought, 3))?.status).toBe('REFUSED');
  expect(await refundsOf(bought)).toBe(1);
  expect(await toldOf('number.refused', bought)).toBe(1);
  expect([await countSales(bought), await countOrders(bought)]).toEqual([0, 0]);
  expect(await findSimOrder(bought.id)).toBeNull();
});

test('whoever has it kept gets it, and it counts as kept no more', async () => {
  const isdn = next();
  const visitorId = crypto.randomUUID();
  const kept = await keepNumber(isdn, { visitorId, network: null });
  if (kept.state !== 'held') throw new Error(kept.state);
  const bought = await buy(numberItem(isdn, { hold: kept.hold }));
  expect((await drain(bought))?.status).toBe('DONE');
  const ended = await DB.prepare('SELECT ended_at FROM number_hold WHERE id = ?1')
    .bind(kept.hold.id)
    .first('ended_at');
  expect(ended).not.toBeNull();
});

test.each([
  ['SILVER', 500_000],
  ['GOLD', 1_000_000],
] as const)('a number of %s is sold at once: nobody looks at it first', async (name, surcharge) => {
  const item = numberItem(next(), { class: name, surcharge });
  const bought = await addPaid({ item, amount: surcharge + 21_000, phone: '99112233' });
  expect(await isHeld('purchase', bought.id)).toBe(false);
  expect((await drain(bought))?.status).toBe('DONE');
});

test('a SIM card waits for the staff, who move it once, each step told', async () => {
  const bought = await buy(
    numberItem(next(), { sim: 'SIM', delivery: { type: 'PICKUP', branch } }),
  );
  await drain(bought);
  expect(await toldOf('number.sold', bought)).toBe(1);
  const { id } = bought;
  const list = async (of: { visitorId: string }) =>
    (await listAwaitedSims({ visitorId: of.visitorId, isdn: '', since: 0 })).map((one) => one.id);
  expect(await list(bought)).toEqual([id]);
  expect(await list({ visitorId: 'another' })).toEqual([]);
  const act = { who: 'Дорж', reason: 'laid ready' };
  const moves = await Promise.all([
    moveSim(id, { from: 'ORDERED', to: 'READY', event: 'number.ready', ...act }),
    moveSim(id, { from: 'ORDERED', to: 'READY', event: 'number.ready', ...act }),
  ]);
  expect(moves.toSorted()).toEqual([false, true]);
  expect(await toldOf('number.ready', bought)).toBe(1);
  expect(await moveSim(id, { from: 'READY', to: 'COMPLETED', event: undefined, ...act })).toBe(
    true,
  );
  expect(await list(bought)).toEqual([]);
  expect((await findSimOrder(id))?.status).toBe('COMPLETED');
});
