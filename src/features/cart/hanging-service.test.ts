import { afterEach, expect, test, vi } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { openCommerce } from '../../../tests/unit/open-commerce.ts';

await prepareOperator();

let people = 0;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the page that shows the answer may take beside. */
const pageMs = 3000;
const hanging = ['never answers', 'never answers what it took', 'no call is answered'] as const;

test.each(hanging)(
  'a change is answered in words in the time of a page, and settled later, when the service %s',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    people += 1;
    const isdn = String(99_500_000 + people);
    const browser = openBrowser();
    const commerce = openCommerce(false);
    const set = (quantity: string) =>
      browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity });
    commerce.fill(isdn, { 'p-1': 2 });
    await browser.signInAs(isdn);
    if (fault === 'no call is answered') commerce.goSilent();
    else commerce.fail(fault, fault);
    const isTaken = fault === 'never answers what it took';
    for (const send of [() => set('3'), () => browser.add('p-2', { variant: 'p-2-1' })]) {
      const before = Date.now();
      const answer = await send();
      expect(Date.now() - before).toBeLessThan(pageMs);
      if (isTaken) expect(answer.ok).toBe(true);
      else if (!answer.ok) expect(answer.faults[0].message).toBe('request.failed');
      else expect(answer.value.cart.notice).toBe('cart.mergePending');
    }
    for (let views = 0; views < 2; views += 1) {
      vi.setSystemTime(Date.now() + 46_000);
      const before = Date.now();
      await browser.read();
      expect(Date.now() - before).toBeLessThan(pageMs);
    }
    const cart = await browser.read();
    commerce.close();
    if (fault === 'no call is answered') return expect(cart.notice).toBe('request.failed');
    expect(toLines(cart)).toEqual(commerce.read(isdn));
    expect(toLines(cart)).toEqual({ 'p-1': isTaken ? 3 : 2, 'p-2-1': 1 });
  },
);
