import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { formatMnt } from '#domain/money.ts';
import { readWords } from './checkout-visitor.ts';
import { listElements } from './page-html.ts';
import { PayVisitor } from './pay-visitor.ts';
import { queryDatabase } from './site.ts';

const t = translator('en');
const says = (status: number, ...texts: string[]) => `${status} ${texts.join(' ')}`;

test('units are credited to the number that was shown large, and a company gets its receipt', async () => {
  const visit = new PayVisitor();
  expect(
    await visit.step('/pay/units/number', { number: '94112233', amount: 'other', other: '999' }),
  ).toBe(says(422, t('checkout.fault.belowMinimum')));
  expect(await visit.step('/pay/units/number', { number: '94112233', amount: '5000' })).toBe(
    '/pay/units/pay',
  );
  expect(readWords(await visit.see('/pay/units/pay'))).toContain('9411 2233');
  const company = { receipt: 'COMPANY', provider: 'qpay', company: '6123456' };
  expect(await visit.step('/pay/units/pay', company)).toBe(says(422, t('checkout.fault.vatEmail')));
  const led = await visit.step('/pay/units/pay', { ...company, vatEmail: 'tax@example.mn' });
  const paid = await visit.payIn(led);
  const { words } = await visit.seeResult(paid);
  expect(words).toContain(t('pay.units.done'));
  expect(words).toContain(t('effort.question'));
  expect(words).toContain('••33');
  expect(words).not.toContain('94112233');
  expect(words).not.toContain('9411 2233');
}, 60_000);

test('packages of data stand by how long they last, the shortest first', async () => {
  const page = await new PayVisitor().see('/pay/data');
  const shown = listElements(page)
    .filter(({ properties }) => properties['name'] === 'packageId')
    .map(({ properties }) => String(properties['value']));
  expect(shown.length).toBeGreaterThan(3);
  const kinds = shown.map((id) => id.split('-')[1]);
  const order = ['day', 'week', 'month'];
  expect(new Set(kinds)).toEqual(new Set(order));
  expect(kinds).toEqual(kinds.toSorted((a = '', b = '') => order.indexOf(a) - order.indexOf(b)));
});

test('a package of data is bought at the price of the service', async () => {
  const visit = new PayVisitor();
  expect(await visit.step('/pay/data/number', { number: '85112233', packageId: 'nothing' })).toBe(
    says(422, t('pay.fault.package')),
  );
  await visit.step('/pay/data/number', { number: '85112233', packageId: 'data-day' });
  const led = await visit.step('/pay/data/pay', { ...visit.receipt });
  expect(readWords(await visit.see(led))).toContain(formatMnt(1000));
  const { words } = await visit.seeResult(await visit.payIn(led));
  expect(words).toContain(t('pay.data.done'));
}, 60_000);

test('codes of Wi-Fi cards are sealed, shown by a press, and each showing is noted', async () => {
  const visit = new PayVisitor();
  await visit.step('/pay/wifi/card', { cardId: 'wifi-3h', quantity: '2', phone: '' });
  const led = await visit.step('/pay/wifi/pay', { ...visit.receipt });
  const result = await visit.seeResult(await visit.payIn(led));
  expect(result.words).toContain(t('pay.wifi.done'));
  expect(result.words).not.toMatch(/\b\d{12}\b/);
  const shown = await visit.post(result.href, { intent: 'show' });
  expect(shown.status).toBe(303);
  const codes = readWords(await visit.see(result.href)).match(/\b\d{12}\b/g) ?? [];
  expect(new Set(codes).size).toBe(2);
  const rows = await queryDatabase('SELECT code, shown FROM wifi_code');
  expect(rows.every(({ shown: count }) => count === 1)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(codes[0]);
}, 60_000);

test('what the service refuses after the payment is given back, and said', async () => {
  const visit = new PayVisitor();
  await visit.step('/pay/units/number', { number: '99000814', amount: '1000' });
  const led = await visit.step('/pay/units/pay', { ...visit.receipt });
  const { words } = await visit.seeResult(await visit.payIn(led));
  expect(words).toContain(t('pay.result.refused'));
  expect(words).toContain(t('payment.refund.canceled', { amount: formatMnt(1000) }));
}, 60_000);

test('while nobody knows whether it was credited, the page says that it is paid and waits', async () => {
  const visit = new PayVisitor();
  await visit.step('/pay/units/number', { number: '99000813', amount: '3000' });
  const led = await visit.step('/pay/units/pay', { ...visit.receipt });
  const { words } = await visit.seeResult(await visit.payIn(led), 4);
  expect(words).toContain(t('pay.result.paid'));
}, 60_000);
