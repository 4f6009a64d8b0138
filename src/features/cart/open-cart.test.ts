import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
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

test('two first adds from two tabs make one cart that holds both', async () => {
  const rounds = Array.from({ length: 30 }, async () => {
    const tabs = openBrowser();
    await Promise.all([tabs.add('p-1'), tabs.add('p-2', { variant: 'p-2-1' })]);
    return toLines(await tabs.read());
  });
  expect(await Promise.all(rounds)).toEqual(
    Array.from({ length: 30 }, () => ({ 'p-1': 1, 'p-2-1': 1 })),
  );
});

test('a joined cart’s cookie outlives the answer of the joining, which may come after that of an add', async () => {
  await Promise.all([browser.add('p-1'), browser.add('p-2', { variant: 'p-2-1' })]);
  const names = [...browser.cookies.keys()].filter((name) => name.startsWith('__Host-cart-'));
  const last = names.toSorted().at(-1) ?? '';
  const late = openBrowser();
  late.cookies.set(last, browser.cookies.get(last) ?? '');
  const joining = openBrowser();
  for (const [name, value] of browser.cookies) joining.cookies.set(name, value);
  await joining.read();
  await late.add('p-1');
  // The add's answer arrives first, then that of the joining.
  for (const name of names) {
    const value = joining.cookies.get(name);
    if (value === undefined) browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  expect(toLines(await browser.read())).toEqual({ 'p-1': 2, 'p-2-1': 1 });
});

test('an add that knows only one of two carts is kept when they have been joined meanwhile', async () => {
  await Promise.all([browser.add('p-1'), browser.add('p-2', { variant: 'p-2-1' })]);
  const names = [...browser.cookies.keys()].filter((name) => name.startsWith('__Host-cart-'));
  const last = names.toSorted().at(-1) ?? '';
  const late = openBrowser();
  late.cookies.set(last, browser.cookies.get(last) ?? '');
  await browser.read();
  await late.add('p-1');
  for (const [name, value] of late.cookies) browser.cookies.set(name, value);
  expect(toLines(await browser.read())).toEqual({ 'p-1': 2, 'p-2-1': 1 });
  const op = newOperationId();
  for (let sends = 0; sends < 2; sends += 1) await browser.add('p-1', { op });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 3, 'p-2-1': 1 });
});
