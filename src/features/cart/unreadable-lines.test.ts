import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { openCommerce } from '../../../tests/unit/open-commerce.ts';

await prepareOperator();

let people = 0;
let isdn = '';
let browser = openBrowser();
let commerce: ReturnType<typeof openCommerce>;
let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  people += 1;
  isdn = String(99_410_000 + people);
  browser = openBrowser();
  commerce = openCommerce(false);
});
afterEach(() => commerce.close());

const raw = (productId: string, quantity: unknown) => ({ productId, quantity, price: 100 });

test('a line of a fraction, of nothing or of less empties no cart, and the log names it', async () => {
  await browser.signInAs(isdn);
  commerce.answerWith({
    cartData: [
      raw('p-1', 2.9),
      raw('p-2', -1),
      raw('p-3', 0.5),
      raw('p-4', '3.2'),
      raw('p-5', 'x'),
    ],
  });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 2, 'p-4': 3 });
  const said = warn.mock.calls.flat().join();
  for (const at of [1, 2, 4]) expect(said).toContain(`${at}: quantity`);
});

test('a cart of which no line can be read is a failed read and not an empty cart', async () => {
  await browser.signInAs(isdn);
  commerce.answerWith({ cartData: [{ id: 'p-1', count: 2 }] });
  expect(await browser.read()).toMatchObject({ items: [], notice: 'request.failed' });
  expect(await browser.add('p-1')).toMatchObject({
    ok: false,
    faults: [{ message: 'request.failed' }],
  });
  expect(commerce.calls).toEqual([]);
  commerce.answerWith({ cartData: [raw('p-1', -1), raw('p-2', '-3')] });
  expect(await browser.read()).toMatchObject({ items: [], notice: 'request.failed' });
  commerce.answerWith({ cartData: [raw('p-1', 0)] });
  expect(await browser.read()).toMatchObject({ items: [], notice: null });
});
