import { beforeEach, expect, test } from 'vitest';
import { newOperationId } from '#forms/operation-id.ts';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { addToCart } from './actions.ts';

await prepareOperator();

let browser = openBrowser();
beforeEach(() => {
  browser = openBrowser();
});

test('addToCart stores only the hash of the cookie when it creates a cart', async () => {
  await browser.add('p-1');
  const [name = ''] = [...browser.cookies.keys()].filter((one) => one.startsWith('__Host-cart-'));
  const token = browser.cookies.get(name) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const { results } = await DB.prepare('SELECT * FROM cart').all();
  expect(JSON.stringify(results)).not.toContain(token);
  expect(toLines(await openBrowser().read())).toEqual({});
});

test('addToCart sets a session cookie and a short expiry when it is used at a kiosk', async () => {
  const context = visit({ mode: 'kiosk', posted: true });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    op: newOperationId(),
    product: 'p-1',
    price: '1',
  })) {
    form.set(name, value);
  }
  await runInContext(context, () => addToCart(null, form));
  expect(context.cookieOutbox.join()).not.toContain('Max-Age');
  const end = await DB.prepare('SELECT max(expires_at) AS at FROM cart WHERE expires_at < ?1')
    .bind(Date.now() + 16 * 60_000)
    .first<number>('at');
  expect(end).toBeGreaterThan(Date.now());
});
