import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { findPaymentOf } from '#payment/store.ts';
import { findBought, newPurchase, press, receive } from '../../tests/unit/add-purchase.ts';
import { effectTopic } from './effect-topic.ts';
import { type Item, lateMs, toEffectKey } from './model.ts';
import type { NewPurchase } from './place.ts';
import { findPurchaseById } from './store.ts';

await prepareOperator();

const units = (isdn: string): Item => ({ kind: 'units', isdn });
const bill = (value: string, due: number): Item => ({
  kind: 'bill',
  account: { by: 'number', value },
  name: 'Б***д',
  month: '2026-10',
  due,
});

/** A purchase whose invoice has ended unpaid, some time ago. */
async function addEnded(given: Partial<NewPurchase>, { state = 'EXPIRED', ago = 60_000 } = {}) {
  const bought = await findBought(await press(newPurchase(given)));
  await DB.prepare('UPDATE payment SET state = ?2, expires_at = ?3 WHERE subject_id = ?1')
    .bind(bought.id, state, Date.now() - ago)
    .run();
  return bought;
}

/** What has become of it after the money of its first attempt has come, about which many ask. */
async function payLate({ id, amount, code }: { id: string; amount: number; code: string }) {
  const first = await DB.prepare(
    'SELECT id FROM payment WHERE subject_id = ?1 ORDER BY created_at LIMIT 1',
  )
    .bind(id)
    .first<string>('id');
  await Promise.all([1, 2, 3].map(() => receive({ id }, amount, first ?? '')));
  const later = () => Date.now() + 7_200_000;
  await drainOutbox(DB, later, [effectTopic], { keys: [toEffectKey(id)] });
  const payment = await findPaymentOf(DB, { kind: 'purchase', id });
  const count = async (sql: string) => Number(await DB.prepare(sql).bind(id).first('n'));
  const purchase = await findPurchaseById(id);
  return {
    payment: payment?.state,
    why: payment?.failReason,
    status: purchase?.status,
    credit: purchase?.credit,
    effects: await testDb
      .prepare('SELECT count(*) AS n FROM paid_effect WHERE code = ?1')
      .bind(code)
      .first('n'),
    refunds: await count(
      `SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1`,
    ),
    told: await count(`SELECT count(*) AS n FROM outbox WHERE key = 'purchase.late sms by ' || ?1`),
  };
}

test('late money for units is added once, and said', async () => {
  const late = await payLate(await addEnded({ item: units('94116601') }));
  expect(late).toMatchObject({ payment: 'SUCCESS', why: 'late', status: 'DONE' });
  expect(late).toMatchObject({ effects: 1, refunds: 0, told: 1 });
});

test('late money for a bill is taken for it, and what is more than due becomes credit', async () => {
  const number = '99116602';
  const due = 15_000 + ([...number].reduce((n, d, at) => n + Number(d) * (at + 3), 0) % 60) * 900;
  const late = await payLate(await addEnded({ item: bill(number, due), amount: due + 2500 }));
  expect(late).toMatchObject({ payment: 'SUCCESS', status: 'DONE', credit: 2500, told: 1 });
});

test('what the service refuses goes back, late or not', async () => {
  const late = await payLate(await addEnded({ item: units('99000814') }));
  expect(late).toMatchObject({ status: 'REFUSED', refunds: 1 });
});

test.each([
  ['was canceled', units('94116603'), { state: 'CANCELED' }],
  ['has failed', units('94116604'), { state: 'FAILED' }],
  ['is long over', units('94116605'), { ago: lateMs + 60_000 }],
  [
    'has the price of a moment',
    {
      kind: 'data',
      isdn: '94116606',
      packageId: 'data-day',
      nameMn: 'А',
      nameEn: 'A',
    } satisfies Item,
    {},
  ],
] as const)('late money for what %s goes back', async (_what, item, ended) => {
  const late = await payLate(await addEnded({ item }, ended));
  expect(late).toMatchObject({ status: 'AWAITING_PAYMENT', effects: 0, refunds: 1, told: 0 });
});

test('late money for what was replaced by another purchase of the same draft goes back', async () => {
  const ended = await addEnded({ item: units('94116607') });
  const other = await addEnded({ item: units('94116608') }, { state: 'PENDING' });
  await DB.prepare(`UPDATE purchase SET draft_id = 'one draft' WHERE id IN (?1, ?2)`)
    .bind(ended.id, other.id)
    .run();
  expect(await payLate(ended)).toMatchObject({ effects: 0, refunds: 1 });
});

test('another attempt that was begun meanwhile is over when the late money is taken', async () => {
  const given = { item: units('94116609'), visitorId: 'late' };
  const ended = await addEnded(given);
  await press(newPurchase(given));
  const states = DB.prepare('SELECT state FROM payment WHERE subject_id = ?1 ORDER BY created_at');
  const statesOf = async () =>
    (await states.bind(ended.id).all<{ state: string }>()).results.map(({ state }) => state);
  expect(await statesOf()).toEqual(['EXPIRED', 'PENDING']);
  expect(await payLate(ended)).toMatchObject({ status: 'DONE', effects: 1, refunds: 0 });
  expect(await statesOf()).toEqual(['SUCCESS', 'CANCELED']);
});
