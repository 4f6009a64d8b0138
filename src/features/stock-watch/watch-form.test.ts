import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { limits } from '#fraud/limits.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { openBrowser } from '../../../tests/unit/cart-browser.ts';
import { serveStock } from '../../../tests/unit/serve-stock.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { maxOfOne } from './model.ts';
import { watchForm } from './watch-form.ts';

beforeAll(() => prepareOperator());
beforeEach(() => DB.exec('DELETE FROM stock_watch; DELETE FROM velocity'));
afterEach(() => vi.restoreAllMocks());

function open(id: string, variant?: string) {
  const query = new URLSearchParams(variant === undefined ? {} : { variant });
  const browser = openBrowser({
    page: { ...visit().page, pathname: `/back-in-stock/${id}`, query },
  });
  const press = (fields: Record<string, string>) =>
    browser.send((_before, sent) => watchForm.answer(sent), fields);
  return { ...browser, press };
}
const readRows = async () =>
  (await DB.prepare('SELECT product_id, variant_id, channel, isdn FROM stock_watch').all()).results;

async function readCode(table: 'sms' | 'email', address: string): Promise<string> {
  const column = table === 'sms' ? 'isdn' : 'address';
  const read = testDb
    .prepare(`SELECT text FROM ${table} WHERE ${column} = ?1 ORDER BY position DESC`)
    .bind(address);
  // It is sent beside the answer.
  await expect.poll(() => read.first<string>('text')).toMatch(/\d{6}/);
  return /\b\d{6}\b/.exec((await read.first<string>('text')) ?? '')?.[0] ?? '';
}

test('the number that is signed in needs no code, and one press ends it', async () => {
  const { id } = serveStock();
  const one = open(id);
  await one.signInAs('99001251');
  expect(await one.press({ step: 'own' })).toMatchObject({
    ok: true,
    goTo: `/back-in-stock/${id}`,
  });
  expect(await one.press({ step: 'contact', contact: '9900-1251' })).toMatchObject({ ok: true });
  expect(await readRows()).toEqual([
    { product_id: id, variant_id: '', channel: 'sms', isdn: '99001251' },
  ]);
  // From another browser of the same number.
  const other = open(id);
  await other.signInAs('99001251');
  expect(await other.press({ step: 'stop' })).toMatchObject({ ok: true });
  expect(await readRows()).toEqual([]);
});

test.each([
  ['sms', '88112251'],
  ['email', 'bat@example.mn'],
] as const)('whoever confirms it by code is told by %s', async (channel, contact) => {
  const { id } = serveStock({ '256 GB': 0 });
  const one = open(id, '256 GB');
  expect(await one.press({ step: 'contact', contact })).toMatchObject({
    ok: true,
    goTo: `/back-in-stock/${id}?variant=256%20GB`,
  });
  expect(await readRows()).toEqual([]);
  const code = await readCode(channel, contact);
  expect(await one.press({ step: 'code', code })).toMatchObject({ ok: true });
  expect(await readRows()).toEqual([{ product_id: id, variant_id: '256 GB', channel, isdn: null }]);
  // Nobody else ends it.
  await open(id, '256 GB').press({ step: 'stop' });
  expect(await readRows()).toHaveLength(1);
  await one.press({ step: 'stop' });
  expect(await readRows()).toEqual([]);
});

test('nothing is waited for by a stranger without a code, or of what can be ordered', async () => {
  const { id } = serveStock();
  const stranger = open(id);
  expect(await stranger.press({ step: 'own' })).toMatchObject({ ok: false });
  expect(await stranger.press({ step: 'contact', contact: '12' })).toMatchObject({
    faults: [{ message: 'stockWatch.fault.contact', field: 'contact' }],
  });
  const inStock = serveStock({}, { stockOnline: 2 });
  const other = open(inStock.id);
  await other.signInAs('99001252');
  const back = { faults: [{ message: 'stockWatch.fault.back' }] };
  expect(await other.press({ step: 'own' })).toMatchObject(back);
  const unknownVariant = open(id, 'none');
  await unknownVariant.signInAs('99001252');
  expect(await unknownVariant.press({ step: 'own' })).toMatchObject(back);
  expect(await readRows()).toEqual([]);
});

test('a visitor waits for so many things in a day, and a number for so many at a time', async () => {
  const tooMany = { ok: false, faults: [{ message: 'stockWatch.fault.tooMany' }] };
  const { id } = serveStock();
  const one = open(id);
  await one.signInAs('99001253');
  for (let i = 0; i < limits['stockWatch person'].most; i += 1) {
    expect(await one.press({ step: 'own' })).toMatchObject({ ok: true });
  }
  expect(await one.press({ step: 'own' })).toMatchObject(tooMany);
  await DB.exec('DELETE FROM velocity; DELETE FROM stock_watch');
  await one.press({ step: 'own' });
  const copy = DB.prepare(
    `INSERT INTO stock_watch SELECT ?1, ?1, '', person, visitor_id, isdn, channel, address, key_id, language, created_at,
     expires_at, NULL FROM stock_watch WHERE product_id = ?2`,
  );
  await DB.batch(Array.from({ length: maxOfOne }, (_, i) => copy.bind(`other-${i}`, id)));
  await one.press({ step: 'stop' });
  expect(await one.press({ step: 'own' })).toMatchObject(tooMany);
});
