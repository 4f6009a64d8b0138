import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#lib/log.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { bind, run } from '#db/statement.ts';
import { DB } from '#env.ts';
import { sweeps } from '#jobs/sweep-statements.ts';
import { openReceipts, readReceipt, readSecrets, sell } from '../../../tests/unit/open-receipts.ts';
import type { Sold } from './model.ts';
import { findSecret } from './store.ts';

const hour = 60 * 60_000;
const sold: Sold = {
  buyer: { kind: 'INDIVIDUAL', email: '' },
  phone: '',
  lines: [{ name: 'Утас', price: 1110, quantity: 1, kind: 'goods' }],
  discount: 0,
  delivery: 0,
};
const company = { kind: 'COMPANY', tin: '59876543210', name: 'Хангай трейд ХХК' } as const;

beforeAll(() => prepareOperator());
beforeEach(async () => {
  await DB.exec('DELETE FROM receipt; DELETE FROM receipt_secret; DELETE FROM outbox');
  await testDb.exec('DELETE FROM ebarimt_receipt; DELETE FROM sms; DELETE FROM email');
});

async function sweep(now: number) {
  const it = sweeps['receipt_secret'];
  if (!it) throw new Error('nothing erases secrets');
  await run(DB, bind(it, { now }));
}
/** All that the site's database holds, as one text. */
async function readEverything() {
  const tables = ['receipt', 'receipt_secret', 'outbox', 'payment', 'money'];
  const rows = await Promise.all(
    tables.map(async (name) => (await DB.prepare(`SELECT * FROM ${name}`).all()).results),
  );
  return JSON.stringify(rows);
}
const readLottery = async () =>
  (await testDb
    .prepare(`SELECT json_extract(body, '$.lottery') AS lottery FROM ebarimt_receipt`)
    .first<string>('lottery')) ?? 'none';
const readSent = async () =>
  (
    await testDb
      .prepare(`SELECT isdn AS "to", text FROM sms UNION ALL SELECT address, text FROM email`)
      .all<{ to: string; text: string }>()
  ).results;

test.each(['pos', 'qpay'] as const)(
  'of a receipt by %s that nobody can be told of nothing is left after 72 hours',
  async (provider) => {
    const { register, stage } = openReceipts();
    const { paymentId } = await sell(sold, provider, stage.now);
    await register();
    const [secret] = await readSecrets();
    const id = secret?.id ?? '';
    const end = stage.now + 72 * hour;
    expect(secret?.expires_at).toBe(end);
    expect(await findSecret(DB, id, end - 1)).toMatchObject({
      lottery: expect.stringMatching(/^TG \d{8}$/),
      qrData: expect.stringMatching(/^\d{140}$/),
    });
    // Not shown any more, although no job has come by yet.
    expect(await findSecret(DB, id, end)).toBeNull();
    await sweep(end);
    expect(await readSecrets()).toEqual([]);
    expect(await readReceipt(paymentId)).toMatchObject({ state: 'REGISTERED', vat: '100.00' });
  },
);

test('a lottery number is never stored as it is', async () => {
  const { register, stage } = openReceipts();
  await sell(sold, 'pos', stage.now);
  await register();
  const lottery = await readLottery();
  expect(lottery).toMatch(/^TG \d{8}$/);
  expect(await readEverything()).not.toContain(lottery.slice(3));
});

test.each([
  ['an e-mail', { ...sold, buyer: { kind: 'INDIVIDUAL', email: 'b@example.mn' } }, 'b@example.mn'],
  ['a text message', { ...sold, phone: '99112233' }, '99112233'],
] as const)('what was sent by %s is erased after a quarter of an hour', async (_, given, to) => {
  const { register, stage } = openReceipts();
  stage.now = Date.now();
  await sell({ ...given, phone: '99112233' }, 'pos', stage.now);
  await register();
  const lottery = await readLottery();
  expect(await readSent()).toEqual([{ to, text: expect.stringContaining(lottery) }]);
  const [secret] = await readSecrets();
  expect(secret?.expires_at).toBeLessThan(stage.now + hour);
  await sweep(stage.now + hour);
  expect(await readSecrets()).toEqual([]);
  expect(await readEverything()).not.toContain(lottery.slice(3));
});

test('a company is told the number of its receipt, and there is no lottery number', async () => {
  const { register, stage } = openReceipts();
  stage.now = Date.now();
  const buyer = { ...company, email: 'vat@example.mn' };
  const { paymentId } = await sell({ ...sold, buyer }, 'pos', stage.now);
  await register();
  const row = await readReceipt(paymentId);
  expect(await readSent()).toEqual([
    { to: 'vat@example.mn', text: expect.stringContaining(String(row?.['provider_receipt_id'])) },
  ]);
  expect(await readLottery()).toBe('');
});

test('a lottery number stays for its owner’s page as long as no message can be sent', async () => {
  const { register, stage } = openReceipts();
  await sell({ ...sold, phone: '99112233' }, 'pos', stage.now);
  vi.spyOn(log, 'warn').mockReturnValue();
  await testDb.exec('ALTER TABLE sms RENAME TO sms_away');
  await register().finally(() => testDb.exec('ALTER TABLE sms_away RENAME TO sms'));
  expect(await readSent()).toEqual([]);
  expect(await DB.prepare('SELECT state FROM outbox').first('state')).toBe('due');
  const [secret] = await readSecrets();
  expect(secret?.expires_at).toBe(stage.now + 72 * hour);
});

test('where nothing may be stored the message is sent at once, and no row ever holds the number', async () => {
  const { register, stage } = openReceipts();
  const { paymentId } = await sell({ ...sold, phone: '99112233' }, 'pos', stage.now);
  expect(await register(paymentId, 0)).toBe(1);
  const lottery = await readLottery();
  expect(await readSent()).toEqual([{ to: '99112233', text: expect.stringContaining(lottery) }]);
  expect(await readSecrets()).toEqual([]);
  expect(await DB.prepare('SELECT count(*) AS n FROM outbox').first('n')).toBe(0);
  expect(await readReceipt(paymentId)).toMatchObject({ state: 'REGISTERED', last_error: null });
});

test('where nothing may be stored, a message that no service takes is the staff’s', async () => {
  const { register, stage } = openReceipts();
  const { paymentId } = await sell({ ...sold, phone: '99112233' }, 'pos', stage.now);
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  await testDb.exec('ALTER TABLE sms RENAME TO sms_away');
  await register(paymentId, 0).finally(() => testDb.exec('ALTER TABLE sms_away RENAME TO sms'));
  expect(await readReceipt(paymentId)).toMatchObject({
    state: 'REGISTERED',
    last_error: 'message',
  });
  expect(await readSecrets()).toEqual([]);
});
