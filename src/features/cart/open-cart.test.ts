import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { log } from '#lib/log.ts';
import { openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';

await prepareOperator();

let browser = openBrowser();
beforeEach(() => {
  browser = openBrowser();
});

test('changeCart uses one batch when the cart is a visitor’s', async () => {
  await browser.add('p-1');
  const batch = vi.spyOn(DB, 'batch');
  const prepare = vi.spyOn(DB, 'prepare');
  await browser.add('p-1');
  await browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity: '3' });
  await browser.change({ intent: 'clear' });
  const inBatches = batch.mock.calls.reduce((sum, [statements]) => sum + statements.length, 0);
  expect([batch.mock.calls.length, prepare.mock.calls.length]).toEqual([3, inBatches]);
  vi.restoreAllMocks();
});

test('changeCart refuses and changes nothing when the database fails', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  await browser.add('p-1');
  vi.spyOn(DB, 'batch').mockRejectedValue(new Error('D1_ERROR: D1 DB is overloaded'));
  expect(await browser.add('p-1')).toMatchObject({
    ok: false,
    faults: [{ message: 'request.failed' }],
  });
  vi.restoreAllMocks();
  expect(toLines(await browser.read())).toEqual({ 'p-1': 1 });
});

test('changeCart adds once when the connection breaks after the commit', async () => {
  const batch = DB.batch.bind(DB);
  let breaks = 2;
  vi.spyOn(DB, 'batch').mockImplementation(async (statements) => {
    const done = await batch(statements);
    breaks -= 1;
    if (breaks >= 0) throw new Error('D1_ERROR: Network connection lost.');
    return done;
  });
  expect(await browser.add('p-1')).toMatchObject({ ok: true });
  vi.restoreAllMocks();
  expect(toLines(await browser.read())).toEqual({ 'p-1': 1 });
});

test('readCart repeats the largest quantity under its old name for tabs of an earlier build', async () => {
  await browser.add('p-1');
  const [item] = (await browser.read()).items;
  expect(item?.payload.maxQuantity).toBeGreaterThan(0);
  expect(item?.payload.most).toBe(item?.payload.maxQuantity);
});
