import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { home } from '#operator/seed/content/home.ts';
import {
  CheckoutVisitor,
  digitalLine,
  plainLine,
  readFaults,
  readWords,
  toAgreed,
} from './checkout-visitor.ts';
import { readFormWith } from './page-html.ts';
import { origin, queryDatabase } from './site.ts';
import { readCode } from './tan-visitor.ts';

const t = translator('en');
const says = (status: number, ...texts: string[]) => `${status} ${texts.join(' ')}`;

const open = () => new CheckoutVisitor(origin);

test('one field takes a promo code, which lowers the price, or a referral code, which does not', async () => {
  const visit = open();
  await visit.toPay();
  const total = async () =>
    Number(/name="total" value="(\d+)"/.exec(await visit.see('/checkout/pay'))?.[1]);
  const plain = await total();
  await visit.fill('receipt', { receipt: 'INDIVIDUAL', code: 'naiz2024' });
  expect(await total()).toBe(plain);
  expect(readWords(await visit.see('/checkout/pay'))).toContain('NAIZ2024');
  await visit.fill('receipt', { receipt: 'INDIVIDUAL', code: 'tenger10' });
  expect(await total()).toBe(plain - Math.min(50_000, Math.floor(plain / 10)));
  await visit.fill('contact', { phone: '99112233', email: '' });
  await visit.fill('delivery', { deliveryType: 'PICKUP' });
  await visit.fill('branch', { branchId: 'b-009' });
  expect(await visit.fill('receipt', { receipt: 'INDIVIDUAL', code: 'NAIZ2024' })).toBe(
    says(422, t('checkout.fault.ownCode')),
  );
});

test('a referral code is not ordered with by the number that it belongs to, which has signed in since', async () => {
  const visit = open();
  await visit.toPay();
  expect(await visit.fill('receipt', { receipt: 'INDIVIDUAL', code: 'URILGA95' })).toBe(
    '/checkout/pay',
  );
  await visit.post('/sign-in', { step: 'number', isdn: '95001122' });
  await visit.post('/sign-in', { step: 'code', code: await readCode(origin, '95001122') });
  const answer = await visit.pay();
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readFaults(html)).toBe(t('checkout.fault.ownCode'));
  expect(html).toContain('href="/checkout/receipt"');
  await visit.fill('receipt', { receipt: 'INDIVIDUAL' });
  expect((await visit.pay()).headers.get('location')).toMatch(/^\/paymentSuccess\?id=/);
});

test('at a kiosk nobody orders by card, whatever its form says', async () => {
  const visit = open();
  visit.cookies.set('mode', 'kiosk');
  await visit.toPay();
  const answer = await visit.pay({ provider: 'golomt' });
  expect(answer.status).toBe(422);
  expect(readFaults(await answer.text())).toBe(t('checkout.fault.provider'));
});

test('digital goods have no delivery step', async () => {
  const visit = open();
  expect((await visit.order(digitalLine)).headers.get('location')).toBe('/checkout/contact');
  expect(await visit.fill('contact', { phone: '88001234', email: '' })).toBe('/checkout/receipt');
  expect(await visit.fill('receipt', { receipt: 'INDIVIDUAL' })).toBe('/checkout/pay');
  expect(readWords(await visit.see('/checkout/pay'))).toContain(t('checkout.DIGITAL_text'));
});

test('a number of ours is offered a code and goes on without one', async () => {
  const visit = open();
  await visit.order(plainLine);
  expect(await visit.fill('contact', { phone: '99112233', email: '' })).toBe('/checkout/delivery');
  const html = await visit.see('/checkout/delivery');
  expect(readWords(html)).toContain(t('checkout.offer', { number: '9911 2233' }));
  expect(html).toContain('/sign-in?next=%2Fcheckout%2Fdelivery');
  expect(await visit.fill('delivery', { deliveryType: 'PICKUP' })).toBe('/checkout/branch');
});

test('another total than the one that was shown is refused, and both are shown', async () => {
  const visit = open();
  await visit.toPay();
  const before = await queryDatabase('SELECT count(*) AS n FROM shop_order');
  const answer = await visit.pay({ total: '123456' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readFaults(html)).toBe(t('checkout.fault.changed'));
  expect(readWords(html)).toMatch(/Before 123,456₮ Now [\d,]+₮/);
  expect(await queryDatabase('SELECT count(*) AS n FROM shop_order')).toEqual(before);
  expect((await visit.pay()).headers.get('location')).toMatch(/^\/paymentSuccess\?id=/);
});

test('two tabs, a double click and a reload make one order and one payment, and keep the draft', async () => {
  const visit = open();
  await visit.toPay();
  const shown = await visit.see('/checkout/pay');
  const places = await Promise.all([visit.pay(), visit.pay(), visit.pay()]);
  const hrefs = new Set(places.map((answer) => answer.headers.get('location')));
  expect(hrefs.size).toBe(1);
  expect([...hrefs][0]).toMatch(/^\/paymentSuccess\?id=/);
  expect((await visit.pay({}, shown)).headers.get('location')).toBe([...hrefs][0]);
  const html = await visit.see('/checkout/pay');
  expect(html).toContain('name="total"');
});

test('the same page sent with something else is refused as such, and changes nothing', async () => {
  const visit = open();
  await visit.toPay();
  const shown = await visit.see('/checkout/pay');
  const href = (await visit.pay({}, shown)).headers.get('location');
  expect(href).toMatch(/^\/paymentSuccess\?id=/);
  const before = await queryDatabase('SELECT count(*) AS n FROM payment');
  const other = await visit.pay({ provider: 'golomt' }, shown);
  expect([other.status, readFaults(await other.text())]).toEqual([422, t('request.sentOtherwise')]);
  expect(await queryDatabase('SELECT count(*) AS n FROM payment')).toEqual(before);
  expect((await visit.pay({}, shown)).headers.get('location')).toBe(href);
});

test('what is stored with an order says who agreed to what, and when', async () => {
  const visit = open();
  await visit.toPay();
  const shown = await visit.see('/checkout/pay');
  const begun = Date.now();
  await visit.pay({}, shown);
  const [row] = await queryDatabase(
    'SELECT consent FROM shop_order ORDER BY created_at DESC LIMIT 1',
  );
  const consent = JSON.parse(String(row?.['consent'])) as Record<string, unknown>;
  const sent = Object.fromEntries(readFormWith(shown, 'revision'));
  expect(consent).toEqual({
    version: sent['version'],
    purposes: toAgreed(shown)['purpose'],
    terms: sent['termsVersion'],
    at: expect.any(Number),
  });
  expect(consent['purposes']).not.toEqual([]);
  expect(consent['at']).toBeGreaterThanOrEqual(begun);
});

test('a last step that was open while another tab changed the first is told so, and led to what is asked again', async () => {
  const visit = open();
  await visit.toPay();
  const shown = await visit.see('/checkout/pay');
  await visit.fill('contact', { phone: '88001234', email: 'other@example.mn' });
  const answer = await visit.pay({}, shown);
  const led = answer.headers.get('location') ?? '';
  expect([answer.status, led]).toEqual([303, '/checkout/delivery']);
  expect(readWords(await visit.see(led))).toContain(t('flow.movedBack'));
});

test('another way to pay takes the place of the order before, which lapses with its payment', async () => {
  const visit = open();
  await visit.toPay();
  const first = (await visit.pay()).headers.get('location');
  const second = (await visit.pay({ provider: 'golomt' })).headers.get('location');
  expect(second).not.toBe(first);
  const [last] = await queryDatabase(
    `SELECT draft_id AS draft FROM shop_order ORDER BY created_at DESC LIMIT 1`,
  );
  const rows = await queryDatabase(
    `SELECT o.status, p.state FROM shop_order o JOIN payment p ON p.subject_id = o.id
     WHERE o.draft_id = '${String(last?.['draft'])}' ORDER BY o.created_at, o.status DESC`,
  );
  expect(rows).toContainEqual({ status: 'LAPSED', state: 'CANCELED' });
  expect(rows).toContainEqual({ status: 'AWAITING_PAYMENT', state: 'PENDING' });
});

test('a quantity that is sold meanwhile is named, and nothing is to be paid', async () => {
  const visit = open();
  await visit.toPay('p-0078 p-0078 11');
  const answer = await visit.pay();
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readFaults(html)).toContain('Just sold out');
  expect(html).toContain('href="/cart"');
});

test('an invoice can be printed in a browser, and in neither the web view nor at a kiosk', async () => {
  const visit = open();
  await visit.toPay();
  await visit.pay();
  const [order] = await queryDatabase(
    `UPDATE shop_order SET status = 'PLACED', placed_at = 1
     WHERE id = (SELECT id FROM shop_order ORDER BY created_at DESC LIMIT 1) RETURNING code`,
  );
  for (const mode of ['web', 'webview', 'kiosk']) {
    visit.cookies.set('mode', mode);
    const words = readWords(await visit.see(`/order/${String(order?.['code'])}/invoice`));
    expect.soft(words, mode).toContain(t('order.invoice.noReceipt'));
    expect.soft(words, mode).toContain(String(home.footer.addressEn));
    expect.soft(words.includes(t('order.invoice.print')), mode).toBe(mode === 'web');
  }
});
