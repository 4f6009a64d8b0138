import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { toFlowId } from '#domain/switches.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
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

const form = toPreorderForm({ prepareInvoice: async () => ({ state: 'ready' }) });

test('while staff have switched pre-orders off no place is taken, and the reason is said', async () => {
  const page = { ...visit().page, pathname: '/pre-order/o-1' };
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
