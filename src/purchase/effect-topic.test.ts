import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addPaid } from '../../tests/unit/add-purchase.ts';
import { wifiCodes } from './codes-store.ts';
import { effectTopic } from './effect-topic.ts';
import { type Item, type Purchase, toEffectKey } from './model.ts';
import { findPurchaseById } from './store.ts';

await prepareOperator();

/** Sends what is due, as if hours had passed each time. */
async function drain({ id }: Purchase, times = 1): Promise<Purchase | null> {
  for (let i = 1; i <= times; i += 1) {
    const later = () => Date.now() + i * 7_200_000;
    await drainOutbox(DB, later, [effectTopic], { keys: [toEffectKey(id)] });
  }
  return findPurchaseById(id);
}

const countEffects = ({ code }: Purchase) =>
  testDb.prepare('SELECT count(*) AS n FROM paid_effect WHERE code = ?1').bind(code).first('n');
const countOf = (sql: string, id: string) => DB.prepare(sql).bind(id).first('n');
const refundsOf = ({ id }: Purchase) =>
  countOf(
    `SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1`,
    id,
  );
const toldOf = (event: string, { id }: Purchase, who: 'to' | 'by' = 'to') =>
  countOf(`SELECT count(*) AS n FROM outbox WHERE key = '${event} sms ${who} ' || ?1`, id);

const units = (isdn: string): Item => ({ kind: 'units', isdn });
const bill = (value: string, due: number): Item => ({
  kind: 'bill',
  account: { by: 'number', value },
  name: 'Б***д',
  month: '2026-10',
  due,
});

test.each([
  ['units', units('94112233'), 'purchase.unitsAdded'],
  [
    'a package',
    { kind: 'data', isdn: '85112233', packageId: 'data-day', nameMn: 'А', nameEn: 'A' },
    'purchase.dataAdded',
  ],
  ['a bill', bill('99112233', 3000), 'purchase.billPaid'],
] as const)('%s: done once, and told to the number that it is for', async (_what, item, event) => {
  const bought = await addPaid({ item });
  expect(bought.status).toBe('PAID');
  expect((await drain(bought))?.status).toBe('DONE');
  expect(await countEffects(bought)).toBe(1);
  expect(await toldOf(event, bought)).toBe(1);
  // The message comes again, because its sender died before it was marked.
  await DB.prepare(`UPDATE outbox SET state = 'due', done_at = NULL, body = ?2 WHERE key = ?1`)
    .bind(toEffectKey(bought.id), JSON.stringify({ id: bought.id }))
    .run();
  expect((await drain(bought, 2))?.status).toBe('DONE');
  expect(await countEffects(bought)).toBe(1);
  expect(await toldOf(event, bought)).toBe(1);
  expect(await refundsOf(bought)).toBe(0);
});

test('where the answer is lost, it is asked for, and the effect is one', async () => {
  const bought = await addPaid({ item: units('99000813') });
  expect((await drain(bought))?.status).toBe('PAID');
  expect((await drain(bought, 2))?.status).toBe('DONE');
  expect(await countEffects(bought)).toBe(1);
});

test('what is refused is given back once, with its receipt, and said', async () => {
  const bought = await addPaid({ item: units('99000814'), phone: '99112233' });
  expect((await drain(bought, 2))?.status).toBe('REFUSED');
  expect(await refundsOf(bought)).toBe(1);
  expect(await toldOf('purchase.refused', bought, 'by')).toBe(1);
  const returned = `SELECT count(*) AS n FROM receipt r JOIN payment p ON p.id = r.payment_id
    WHERE p.subject_id = ?1 AND (r.return_state <> 'none' OR r.state = 'RETURNED')`;
  expect(await countOf(returned, bought.id)).toBe(1);
});

test('a service that fails is asked again, and the purchase stays paid until then', async () => {
  const bought = await addPaid({ item: units('99000815') });
  expect((await drain(bought, 3))?.status).toBe('PAID');
  expect(await refundsOf(bought)).toBe(0);
});

test('what is more than due is the credit that the service names', async () => {
  const due =
    15_000 + ([...'99117722'].reduce((n, d, at) => n + Number(d) * (at + 3), 0) % 60) * 900;
  const bought = await addPaid({ item: bill('99117722', due), amount: due + 4000 });
  expect((await drain(bought))?.credit).toBe(4000);
});

test('cards have as many codes as were bought, sealed, each once', async () => {
  const item = {
    kind: 'wifi',
    cardId: 'wifi-3h',
    nameMn: 'К',
    nameEn: 'C',
    quantity: 3,
    price: 1000,
  };
  const bought = await addPaid({ item: item as Item });
  await drain(bought);
  const codes = await wifiCodes.readCodes(bought.id);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  const { results } = await DB.prepare('SELECT * FROM wifi_code').all();
  expect(JSON.stringify(results)).not.toContain(codes[0]?.code);
});
