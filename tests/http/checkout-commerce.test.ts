import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import { type Body, startChangedCommerce } from './changed-commerce.ts';
import { CheckoutVisitor, readFaults, readWords, recipient } from './checkout-visitor.ts';
import { listElements } from './page-html.ts';
import { type Site, startSite } from './start-site.ts';

const t = translator('en');
const { url, behaviour, seen, stop } = await startChangedCommerce();
let site: Site;
beforeAll(async () => {
  site = await startSite({ COMMERCE_BASE_URL: url });
});
afterAll(async () => {
  await site.stop();
  await stop();
});
beforeEach(() => {
  behaviour.clear();
  seen.length = 0;
});

const nameOf = (product: string) => products.find(({ id }) => id === product)?.nameEn ?? '';
const open = () => new CheckoutVisitor(site.origin);
const calculate = 'POST /cart/calculate';
const reserve = 'POST /order/reserve';

const fields = {
  contact: { phone: '88001234', email: 'bold@example.mn' },
  delivery: { deliveryType: 'DELIVERY' },
  address: recipient,
  receipt: { receipt: 'INDIVIDUAL' },
} as const;

test('a step whose amounts can not be calculated says so, keeps what was typed, and goes on later', async () => {
  const visit = open();
  await visit.order('p-0078 p-0078 1');
  for (const step of ['contact', 'delivery', 'address'] as const) {
    behaviour.set(calculate, { status: 500 });
    const answer = await visit.send(step, fields[step]);
    expect.soft(answer.status, step).toBe(503);
    const html = await answer.text();
    expect.soft(readFaults(html), step).toBe(t('checkout.fault.amounts'));
    if (step === 'contact') expect(html).toContain('bold@example.mn');
    behaviour.clear();
    expect.soft(await visit.fill(step, fields[step]), step).toMatch(/^\/checkout\//);
  }
});

test.each([
  ['UNKNOWN_PRODUCT', 'checkout.fault.gone', '/cart'],
  ['OUT_OF_STOCK', 'checkout.fault.soldOut', '/cart'],
  ['CLAMPED', 'checkout.fault.clamped', '/cart'],
  ['NOT_DELIVERABLE', 'checkout.fault.notDeliverable', '/checkout/delivery'],
  ['NO_SLOT', 'checkout.fault.noSlot', '/checkout/time'],
  ['PROMO_UNKNOWN', 'checkout.fault.promo', '/checkout/receipt'],
] as const)(
  'the warning %s before paying is worded by %s and leads to %s',
  async (code, message, way) => {
    const visit = open();
    await visit.toPay();
    behaviour.set(calculate, {
      change: (data) => ({
        data: { ...data, warnings: [{ code, productId: 'p-0078', detail: '2' }] },
      }),
    });
    const answer = await visit.pay();
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(readFaults(html)).toBe(t(message, { name: nameOf('p-0078'), count: '2' }));
    expect(html).toContain(`href="${way}"`);
  },
);

test('of an order of which not everything can be had any more, the rest is ordered by one press', async () => {
  const visit = open();
  const rest = 'p-0002-1 p-0002 1';
  await visit.toPay('p-0078 p-0078 1', 'p-0002-1 p-0002 2');
  behaviour.set(calculate, {
    change: (data) => ({
      data: {
        ...data,
        lines: (data['lines'] as Body[]).flatMap((line) =>
          line['productId'] === 'p-0078' ? [] : [{ ...line, quantity: 1 }],
        ),
        warnings: [
          { code: 'OUT_OF_STOCK', productId: 'p-0078' },
          { code: 'CLAMPED', productId: 'p-0002-1', detail: '1' },
        ],
      },
    }),
  });
  const html = await (await visit.pay()).text();
  expect(readWords(html)).toContain(t('checkout.wayOn.rest'));
  const elements = listElements(html).map(({ properties }) => properties);
  expect(elements.find(({ id }) => id === 'order-rest')?.['action']).toBe('/checkout/cart');
  expect(elements.filter(({ form }) => form === 'order-rest')).toMatchObject([
    { name: 'line', value: rest },
    { type: 'submit' },
  ]);
  behaviour.clear();
  expect((await visit.order(rest)).headers.get('location')).toBe('/checkout/contact');
  const words = readWords(await visit.see('/checkout/contact'));
  expect(words).toContain(nameOf('p-0002'));
  expect(words).not.toContain(nameOf('p-0078'));
});

test('less than the smallest payment is refused, with the way to the shop', async () => {
  const visit = open();
  behaviour.set(calculate, {
    status: 422,
    change: () => ({ code: 'BELOW_MINIMUM', message: 'Payments below 1,000₮ are not possible' }),
  });
  const answer = await visit.order('p-0078 p-0078 1');
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readFaults(html)).toBe(t('checkout.fault.belowMinimum'));
  expect(html).toContain('href="/shop"');
});

test('a price that changes before paying stops it, and both totals stand side by side', async () => {
  const visit = open();
  await visit.toPay();
  const dearer = (data: Body) => {
    const lines = (data['lines'] as Body[]).map((line) => ({
      ...line,
      price: Number(line['price']) + 1000,
      amount: Number(line['amount']) + 1000,
    }));
    const more = { goods: Number(data['goods']) + 1000, total: Number(data['total']) + 1000 };
    return { data: { ...data, ...more, lines } };
  };
  const old = Number(/name="total" value="(\d+)"/.exec(await visit.see('/checkout/pay'))?.[1]);
  behaviour.set(calculate, { change: dearer });
  const answer = await visit.pay();
  const html = await answer.text();
  expect(readFaults(html)).toBe(t('checkout.fault.changed'));
  const write = (mnt: number) => mnt.toLocaleString('en-US');
  expect(readWords(html)).toContain(`Before ${write(old)}₮ Now ${write(old + 1000)}₮`);
  expect(seen).not.toContain(reserve);
  expect((await visit.pay()).headers.get('location')).toMatch(/^\/paymentSuccess/);
});

test('amounts that do not add up are not ordered by', async () => {
  const visit = open();
  behaviour.set(calculate, { change: (data) => ({ data: { ...data, goods: 1 } }) });
  expect((await visit.order('p-0078 p-0078 1')).status).toBe(503);
});

test('a service that keeps nothing is asked for its stock, and the order is paid', async () => {
  const visit = open();
  await visit.toPay();
  behaviour.set(reserve, { status: 404 });
  expect((await visit.pay()).headers.get('location')).toMatch(/^\/paymentSuccess/);
  expect(seen.filter((call) => call === calculate).length).toBeGreaterThan(1);
  const [order] = await site.query('SELECT reservation FROM shop_order ORDER BY created_at DESC');
  expect(order).toEqual({ reservation: 'none' });
});

test('what is refused by the reservation is named, and its order lapses', async () => {
  const visit = open();
  await visit.toPay();
  behaviour.set(reserve, {
    change: () => ({ data: { state: 'REFUSED', refused: ['p-0078'] } }),
  });
  const html = await (await visit.pay()).text();
  expect(readFaults(html)).toContain('Just sold out');
  const [order] = await site.query('SELECT status FROM shop_order ORDER BY created_at DESC');
  expect(order).toEqual({ status: 'LAPSED' });
  behaviour.clear();
  expect((await visit.pay()).headers.get('location')).toMatch(/^\/paymentSuccess/);
});

test('a reservation whose answer was lost is asked about, and not sent again', async () => {
  const visit = open();
  await visit.toPay();
  behaviour.set(reserve, { status: 500, after: true });
  expect((await visit.pay()).headers.get('location')).toMatch(/^\/paymentSuccess/);
  expect(seen.filter((call) => call === reserve)).toHaveLength(1);
  expect(seen).toContain('GET /order/reserve');
});

test('while nobody knows of the reservation nothing is to be paid, and the same order goes on later', async () => {
  const visit = open();
  await visit.toPay();
  behaviour.set(reserve, { status: 500 });
  behaviour.set('GET /order/reserve', { status: 500 });
  const answer = await visit.pay();
  expect(answer.status).toBe(503);
  expect(readFaults(await answer.text())).toBe(t('checkout.fault.unclear'));
  const last = 'SELECT id, reservation FROM shop_order ORDER BY created_at DESC LIMIT 1';
  const [before] = await site.query(last);
  expect(before).toMatchObject({ reservation: 'unclear' });
  behaviour.clear();
  expect((await visit.pay()).headers.get('location')).toMatch(/^\/paymentSuccess/);
  expect(await site.query(last)).toEqual([{ id: before?.['id'], reservation: 'held' }]);
});
