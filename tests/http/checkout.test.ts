import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import {
  CheckoutVisitor,
  digitalLine,
  readFaults,
  readWords,
  recipient,
} from './checkout-visitor.ts';
import { readOpenChoice } from './page-html.ts';
import { origin } from './site.ts';

const t = translator('en');
const says = (status: number, ...texts: string[]) => `${status} ${texts.join(' ')}`;

const open = () => new CheckoutVisitor(origin);

test('more than there is of a thing is refused by its name, and leads to the cart', async () => {
  const visit = open();
  await visit.toDelivery();
  const answer = await visit.order('p-0078 p-0078 99', digitalLine);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readFaults(html)).toMatch(/only \d+ left/);
  expect(html).toContain('href="/cart"');
});

test.each([
  ['p-0263', 'p-0083'],
  ['p-0263', 'p-0372'],
  ['p-0002-1', 'p-0083'],
])('%s is not ordered as %s, by whose name it would be packed', async (productId, product) => {
  const visit = open();
  const answer = await visit.order(`${productId} ${product} 1`);
  expect(answer.status).toBe(422);
  expect(readFaults(await answer.text())).toContain('is no longer sold');
});

test.each(['p-0237', 'p-0257'])(
  '%s, which is ordered on a page of its own, is not ordered here',
  async (id) => {
    const answer = await open().order(`${id} ${id} 1`);
    expect(answer.status).toBe(422);
    expect(readFaults(await answer.text())).toContain('is no longer sold');
  },
);

test('a variant is ordered by its own name, also where a form names the lines', async () => {
  const visit = open();
  await visit.toDelivery('p-0002-1 p-0002 1');
  const words = readWords(await visit.see('/checkout/delivery'));
  expect(words).toContain('Altai Nova 12 Pro 256 GB, Sky blue');
});

test.each([
  ['contact', { phone: '123', email: '' }, 'field.phone'],
  ['contact', { phone: '88001234', email: 'bold@' }, 'field.email'],
  ['delivery', {}, 'checkout.fault.delivery'],
] as const)('the step %s with %j says %s', async (step, fields, message) => {
  const visit = open();
  await visit.toDelivery();
  expect(await visit.fill(step, fields)).toBe(says(422, t(message)));
});

test.each([
  [{ lastName: 'Bold' }, 'checkout.fault.lastNameCyrillic'],
  [{ lastName: '' }, 'checkout.fault.lastName'],
  [{ firstName: '' }, 'checkout.fault.firstName'],
  [{ registerNumber: '' }, 'checkout.fault.register'],
  [{ registerNumber: 'QZ92041517' }, 'checkout.fault.registerCyrillic'],
  [{ registerNumber: 'УБ9204' }, 'register.wrong'],
  [{ identity: 'PASSPORT', passport: 'A12' }, 'checkout.fault.passport'],
  [{ identity: 'PASSPORT', passport: 'A123456', lastName: '7' }, 'checkout.fault.printed'],
  [{ building: '' }, 'address.fault.building'],
  [{ khorooId: '' }, 'address.fault.khoroo'],
] as const)('an address with %j says %s, and keeps what was typed', async (wrong, message) => {
  const visit = open();
  await visit.toDelivery();
  await visit.fill('delivery', { deliveryType: 'DELIVERY' });
  const answer = await visit.send('address', { ...recipient, note: 'орц 2', ...wrong });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readFaults(html)).toBe(t(message));
  expect(html).toContain('орц 2');
});

test('somebody without a register number has it brought with a passport', async () => {
  const visit = open();
  await visit.toDelivery();
  expect(readWords(await visit.see('/checkout/delivery'))).toContain(t('checkout.documents'));
  await visit.fill('delivery', { deliveryType: 'DELIVERY' });
  const names = { lastName: 'Müller', firstName: 'Jean-Luc', registerNumber: '' };
  const typed = { ...recipient, ...names, identity: 'PASSPORT', passport: 'c 01x-00t47' };
  expect(await visit.fill('address', typed)).toBe('/checkout/time');
});

test('a register number whose date can not be is taken, and said before paying', async () => {
  const visit = open();
  await visit.toDelivery();
  await visit.fill('delivery', { deliveryType: 'DELIVERY' });
  const typed = { ...recipient, registerNumber: 'УБ99999999' };
  expect(await visit.fill('address', typed)).toBe('/checkout/time');
  const html = await visit.see('/checkout/time');
  const slot = readOpenChoice(html, 'slot');
  expect(await visit.fill('time', { slot: '2026-01-01 10:00-14:00' })).toBe(
    says(422, t('checkout.fault.slotClosed')),
  );
  expect(await visit.fill('time', { slot })).toBe('/checkout/receipt');
  expect(await visit.fill('receipt', { receipt: 'INDIVIDUAL' })).toBe('/checkout/pay');
  for (const step of ['address', 'pay']) {
    expect(readWords(await visit.see(`/checkout/${step}`))).toContain(t('checkout.registerDate'));
  }
});

test.each([
  [{ company: '', vatEmail: 'a@b.mn' }, 'checkout.fault.company'],
  [{ company: '123', vatEmail: 'a@b.mn' }, 'checkout.fault.companyNumber'],
  [{ company: '9999999', vatEmail: 'a@b.mn' }, 'checkout.fault.companyUnknown'],
  [{ company: '6123456', vatEmail: 'nomail@nomail.mn' }, 'checkout.fault.vatEmail'],
] as const)('a receipt for the company %j says %s', async (fields, message) => {
  const visit = open();
  await visit.toPay();
  const receipt = { receipt: 'COMPANY', code: '', ...fields };
  expect(await visit.fill('receipt', receipt)).toBe(says(422, t(message)));
});

test.each([
  ['NOPE', 'checkout.fault.promo', 422],
  ['no pe!', 'checkout.fault.code', 422],
  ['AAAA0000', 'checkout.fault.codeLater', 503],
] as const)('the code %s says %s', async (code, message, status) => {
  const visit = open();
  await visit.toPay();
  expect(await visit.fill('receipt', { receipt: 'INDIVIDUAL', code })).toBe(
    says(status, t(message)),
  );
});
