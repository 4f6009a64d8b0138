import { expect, test, vi } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import * as commerce from '#services/server-cart.ts';
import { openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { takeOrdered } from './take-ordered.ts';

await prepareOperator();

const ordered = [{ productId: 'p-1', product: 'p-1', quantity: 2 }];

async function fill(isdn: string, ...lines: [string, number][]) {
  const browser = openBrowser();
  await browser.signInAs(isdn);
  for (const [id, quantity] of lines) await browser.add(id, { quantity: String(quantity) });
  return async () => toLines(await browser.read());
}

test('what was ordered leaves a customer’s cart once; more of it, and what came since, stays', async () => {
  const read = await fill('99000091', ['p-1', 3], ['p-3', 1]);
  expect(await takeOrdered('99000091', ordered, 'order-a')).toBe(true);
  expect(await read()).toEqual({ 'p-1': 1, 'p-3': 1 });
  expect(await takeOrdered('99000091', ordered, 'order-a')).toBe(true);
  expect(await read()).toEqual({ 'p-1': 1, 'p-3': 1 });
});

test('a cart that holds just what was ordered is cleared by one call', async () => {
  const read = await fill('99000092', ['p-1', 2], ['p-3', 1]);
  const clear = vi.spyOn(commerce, 'clearServerCart');
  const both = [...ordered, { productId: 'p-3', product: 'p-3', quantity: 1 }];
  expect(await takeOrdered('99000092', both, 'order-b')).toBe(true);
  expect(await read()).toEqual({});
  expect(clear).toHaveBeenCalledTimes(1);
});

test('nothing is taken twice where the service fails before or after it has taken it', async () => {
  for (const [i, happens] of (['before', 'after'] as const).entries()) {
    const isdn = `9900009${5 + i}`;
    const read = await fill(isdn, ['p-1', 5], ['p-3', 1]);
    const real = commerce.modifyServerCart;
    const lost = { ok: false, error: { kind: 'timeout' } } as Awaited<ReturnType<typeof real>>;
    const modify = vi
      .spyOn(commerce, 'modifyServerCart')
      .mockImplementationOnce(async (...given) => {
        if (happens === 'after') await real(...given);
        return lost;
      });
    expect(await takeOrdered(isdn, ordered, `order-${happens}`)).toBe(false);
    modify.mockRestore();
    // When no call that was sent can still take effect.
    vi.setSystemTime(Date.now() + 60_000);
    expect(await takeOrdered(isdn, ordered, `order-${happens}`)).toBe(true);
    expect(await read()).toEqual({ 'p-1': 3, 'p-3': 1 });
    vi.useRealTimers();
  }
});
