import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import decision from '../../../docs/decisions/015-cart.md?raw';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { openBrowser } from '../../../tests/unit/cart-browser.ts';
import { openCommerce } from '../../../tests/unit/open-commerce.ts';

await prepareOperator();

// The clock stands, because once in a second somebody asks the database what editors have changed.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const line = { productId: 'p-1', product: 'p-1' };
type Browser = ReturnType<typeof openBrowser>;
const acts: Record<string, (browser: Browser) => Promise<unknown>> = {
  add: (browser) => browser.add('p-1'),
  set: (browser) => browser.change({ intent: 'set', ...line, quantity: '3' }),
  remove: (browser) => browser.change({ intent: 'remove', ...line }),
  clear: (browser) => browser.change({ intent: 'clear' }),
  view: (browser) => browser.read(),
};

/** What one act costs in an isolate that knows the products: calls of the service about the cart, and round trips to D1. */
async function count(who: string, act: (browser: Browser) => Promise<unknown>) {
  const commerce = openCommerce(false);
  const browser = openBrowser();
  if (who === 'customer') await browser.signInAs('99600001');
  await browser.add('p-1');
  await browser.add('p-2', { variant: 'p-2-1' });
  await browser.read();
  const before = commerce.countCalls();
  const batch = vi.spyOn(DB, 'batch');
  const prepare = vi.spyOn(DB, 'prepare');
  await act(browser);
  const batched = batch.mock.calls.reduce((sum, [statements]) => sum + statements.length, 0);
  const trips = batch.mock.calls.length + prepare.mock.calls.length - batched;
  const calls = commerce.countCalls() - before;
  commerce.close();
  return [calls, trips];
}

test('changes and views of a cart cost what the decision says', async () => {
  const rows = [];
  for (const who of ['visitor', 'customer']) {
    for (const [name, act] of Object.entries(acts)) {
      rows.push([who, name, ...(await count(who, act))].join(' | '));
    }
  }
  const table = [
    ...decision.matchAll(/^\| (visitor|customer) +\| (\w+) +\| +(\d+) +\| +(\d+) +\|$/gm),
  ];
  expect(rows).toEqual(table.map((cells) => cells.slice(1).join(' | ')));
});
