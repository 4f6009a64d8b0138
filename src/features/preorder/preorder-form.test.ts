import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { toFlowId } from '#domain/switches.ts';
import { formatMnt } from '#domain/money.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { settleRead } from '#lib/outcome.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import * as content from '#services/content.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { openBrowser } from '../../../tests/unit/cart-browser.ts';
import { toPreorderForm } from './preorder-form.ts';

const off = {
  id: toFlowId('/pre-order'),
  isSet: true,
  tone: 'trouble',
  textMn: 'Засвар',
  textEn: 'Repairs',
  fromAt: null,
  untilAt: null,
  revision: 1,
} as const;

beforeAll(() => prepareOperator());
afterEach(() => vi.restoreAllMocks());

const page = { ...visit().page, pathname: '/pre-order/o-1' };
const form = toPreorderForm({ prepareInvoice: async () => ({ state: 'ready' }) });

test('while staff have switched pre-orders off no place is taken, and the reason is said', async () => {
  const open = openBrowser({ page });
  await open.signInAs('99001234');
  const closed = openBrowser({ page, switches: [off] });
  for (const [name, value] of open.cookies) closed.cookies.set(name, value);
  const fields = {
    step: 'reserve',
    op: newOperationId(),
    total: '200000',
    provider: 'qpay',
    version: '1',
  };
  const press = (browser: typeof open) =>
    browser.send((_before, sent) => form.answer(sent), { ...fields, receipt: 'INDIVIDUAL' });
  expect(await press(closed)).toMatchObject({
    ok: false,
    status: 503,
    faults: [{ message: 'switch.refused' }],
  });
  expect(await DB.prepare('SELECT count(*) AS n FROM preorder_place').first('n')).toBe(0);
  expect(await press(open)).not.toMatchObject({ faults: [{ message: 'switch.refused' }] });
});

test('the code for a place that can be taken names its deposit', async () => {
  const found = await settleRead(await content.readPreorder('o-1'));
  if (!found.ok) throw found.error;
  const { deposit } = found.value;
  expect(deposit).toBeGreaterThan(0);
  const open = { ...found.value, opensAt: null, closesAt: null };
  vi.spyOn(content, 'readPreorder').mockResolvedValue({ state: 'ready', value: open });
  const stranger = openBrowser({ page });
  const asked = { step: 'phone', phone: '88112299' };
  const answer = await stranger.send((_before, sent) => form.answer(sent), asked);
  expect(answer).toMatchObject({ ok: true });
  const read = testDb.prepare('SELECT text FROM sms WHERE isdn = ?1').bind(asked.phone);
  // It is sent beside the answer.
  await expect.poll(() => read.first<string>('text')).toContain(`(${formatMnt(deposit)})`);
});
