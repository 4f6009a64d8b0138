import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { awkwardPassports } from '#operator/src/mobile/awkward-passports.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addPaid } from '../../tests/unit/add-purchase.ts';
import { effectTopic } from './effect-topic.ts';
import { type Purchase, toEffectKey } from './model.ts';
import { moveSim } from './move-sim.ts';
import { findSimOrder } from './sim-order-store.ts';
import { findPurchaseById } from './store.ts';
import type { TouristItem } from './tourist-item.ts';

await prepareOperator();

const point = {
  id: 'border-zamyn-uud',
  nameMn: 'Замын-Үүд боомт',
  nameEn: 'Zamyn-Uud border post',
  addressMn: '',
  addressEn: '',
  hoursMn: '',
  hoursEn: '',
};
const names = Object.entries(awkwardPassports);
const passportOf = (wrong: string) => names.find(([, what]) => what === wrong)?.[0] ?? '';
let at = 0;

const toItem = (
  number = `AB${(at += 1).toString().padStart(7, '0')}`,
  given: Partial<TouristItem> = {},
): TouristItem => ({
  kind: 'touristSim',
  package: {
    id: 'tourist-7',
    nameMn: 'Зочин, 7 хоног',
    nameEn: 'Visitor, 7 days',
    days: 7,
    dataMb: 15_360,
    price: 25_000,
  },
  sim: 'ESIM',
  traveller: {
    passport: { number, country: 'Japan', expires: '2031-01-01' },
    lastName: 'Tanaka',
    firstName: 'Yuki',
  },
  email: 'yuki@example.jp',
  pickup: null,
  consent: '{}',
  ...given,
});
const buy = (item: TouristItem) =>
  addPaid({
    item,
    amount: item.package.price,
    buyer: { kind: 'INDIVIDUAL', email: 'books@example.jp' },
  });

async function drain({ id }: Purchase, times = 1): Promise<Purchase | null> {
  for (let i = 1; i <= times; i += 1) {
    const later = () => Date.now() + i * 7_200_000;
    await drainOutbox(DB, later, [effectTopic], { keys: [toEffectKey(id)] });
  }
  return findPurchaseById(id);
}
const countSold = ({ code }: Purchase) =>
  testDb
    .prepare(`SELECT count(*) AS n FROM tourist_sim WHERE code = ?1 AND state = 'SOLD'`)
    .bind(code)
    .first<number>('n');
const toldOf = (event: string, channel: string, { id }: Purchase) =>
  DB.prepare(`SELECT count(*) AS n FROM outbox WHERE key = ?1`)
    .bind(`${event} ${channel} by ${id}`)
    .first('n');
const refundsOf = ({ id }: Purchase) =>
  DB.prepare(
    'SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
  )
    .bind(id)
    .first('n');

test('an eSIM is sold once, and its profile is stored sealed, when it is paid for', async () => {
  const bought = await buy(toItem());
  expect((await drain(bought, 2))?.status).toBe('DONE');
  const order = await findSimOrder(bought.id);
  expect(order).toMatchObject({ status: 'COMPLETED', profile: { smdp: 'rsp.tenger.mn' } });
  const row = await DB.prepare('SELECT profile FROM sim_order WHERE id = ?1')
    .bind(bought.id)
    .first();
  expect(JSON.stringify(row)).not.toContain(order?.profile?.matchingId);
  expect(await countSold(bought)).toBe(1);
  expect(await toldOf('tourist.esim', 'email', bought)).toBe(1);
});

test('an answer that was lost is asked about: nothing twice, nothing lost', async () => {
  const bought = await buy(toItem(passportOf('order loses its answer')));
  expect((await drain(bought))?.status).toBe('PAID');
  expect((await drain(bought, 2))?.status).toBe('DONE');
  expect(await countSold(bought)).toBe(1);
});

test('a profile that is late is waited for, and nothing is sold again', async () => {
  const bought = await buy(toItem(passportOf('profile is late')));
  expect((await drain(bought))?.status).toBe('PAID');
  expect((await drain(bought, 3))?.status).toBe('DONE');
  expect(await countSold(bought)).toBe(1);
});

test('a service that fails is asked again, and the money stays where it is', async () => {
  const bought = await buy(toItem(passportOf('order fails')));
  expect((await drain(bought, 3))?.status).toBe('PAID');
  expect(await refundsOf(bought)).toBe(0);
});

test('what the service refuses is given back once, and said', async () => {
  const bought = await buy(toItem(passportOf('order is refused')));
  expect((await drain(bought, 2))?.status).toBe('REFUSED');
  expect(await refundsOf(bought)).toBe(1);
  expect(await toldOf('tourist.refused', 'email', bought)).toBe(1);
});

test('a voucher is good at once, and is handed out once, when two staff press together', async () => {
  const pickup = { arrives: '2026-12-10', point };
  const bought = await buy(toItem(undefined, { sim: 'SIM', pickup }));
  await drain(bought);
  const { id } = bought;
  expect((await findSimOrder(id))?.status).toBe('READY');
  expect(await toldOf('tourist.voucher', 'email', bought)).toBe(1);
  const act = { who: 'Дорж', reason: 'passport seen' };
  const hand = { from: 'READY', to: 'COMPLETED', event: 'tourist.handedOut', ...act } as const;
  const moves = await Promise.all([moveSim(id, hand), moveSim(id, hand)]);
  expect(moves.toSorted()).toEqual([false, true]);
  expect(await toldOf('tourist.handedOut', 'email', bought)).toBe(1);
});
