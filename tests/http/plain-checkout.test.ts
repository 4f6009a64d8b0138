import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlainServices } from '../support/plain-services/start-plain-services.ts';
import { CheckoutVisitor, readWords } from './checkout-visitor.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

let services: Awaited<ReturnType<typeof startPlainServices>>;
let site: Site;
beforeAll(async () => {
  services = await startPlainServices({ fields: 'least', writes: 'empty' });
  site = await startSite({ ...services.settings, COMMERCE_PAGING: 'page' });
});
afterAll(async () => {
  await site.stop();
  await services.close();
});

/** What a person does in the wallet that the page of the payment leads to. */
async function payByWallet(html: string): Promise<void> {
  const [, href = ''] = /href="(\/operator\/wallet[^"]+)"/.exec(html) ?? [];
  const body = new URLSearchParams({ way: 'bank' });
  const headers = { origin: site.origin };
  const answer = await sendTo(site.origin, href.replaceAll('&amp;', '&'), {
    method: 'POST',
    body,
    headers,
  });
  expect(answer.status).toBeLessThan(400);
}

test('a shop whose service knows no reservations, orders or codes sells up to the paid order', async () => {
  const visit = new CheckoutVisitor(site.origin);
  expect((await visit.order('901 901 2')).headers.get('location')).toBe('/checkout/contact');
  expect(await visit.fill('contact', { phone: '88001234', email: 'bold@example.mn' })).toBe(
    '/checkout/delivery',
  );
  expect(await visit.fill('delivery', { deliveryType: 'PICKUP' })).toBe('/checkout/branch');
  // Of the least that a service says of a branch, its id is made here.
  const html = await visit.see('/checkout/branch');
  const [, branchId = ''] = /name="branchId"[^>]*value="([^"]+)"/.exec(html) ?? [];
  expect(await visit.fill('branch', { branchId })).toBe('/checkout/receipt');
  expect(await visit.fill('receipt', { receipt: 'INDIVIDUAL' })).toBe('/checkout/pay');
  const href = (await visit.pay()).headers.get('location') ?? '';
  expect(href).toMatch(/^\/paymentSuccess\?id=/);
  await payByWallet(await visit.see(href));
  // The provider is asked once in ten seconds at most.
  await expect
    .poll(
      async () => {
        expect(readWords(await visit.see(href))).toContain('20,000₮');
        return (await site.query('SELECT status FROM shop_order')).at(0)?.['status'];
      },
      { timeout: 40_000, interval: 2000 },
    )
    .toBe('PLACED');

  await site.runScheduled();
  const [order] = await site.query('SELECT code, reservation, status FROM shop_order');
  expect(order).toMatchObject({ reservation: 'none', status: 'PLACED' });
  expect(readWords(await visit.see(`/order/${String(order?.['code'])}`))).toContain('Phone 1');
  // What the service has no call for is nothing that staff could send again.
  expect(await site.query(`SELECT topic, state FROM outbox WHERE state = 'stuck'`)).toEqual([]);
}, 90_000);
