import { brand } from '#domain/brand.ts';
import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { formatMnt } from '#domain/money.ts';
import { readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { signInAs } from './customers.ts';

const t = translator('en');
const says = (status: number, ...texts: string[]) => `${status} ${texts.join(' ')}`;
/** As the embedded operator calculates it. */
const dueOf = (isdn: string) =>
  15_000 + ([...isdn].reduce((sum, digit, at) => sum + Number(digit) * (at + 3), 0) % 60) * 900;

test('a stranger finds a bill by its number, pays it, and sees what became of it', async () => {
  const visit = new PayVisitor();
  expect(await visit.find('9911 2233')).toBe('/pay/bill/pay');
  const page = await visit.see('/pay/bill/pay');
  const words = readWords(page);
  expect(words).toContain(formatMnt(dueOf('99112233')));
  expect(words).toMatch(/\p{L}\*\*\*\p{L}/u);
  const led = await visit.step('/pay/bill/pay', { ...visit.receipt, whole: 'yes' });
  expect(led).toMatch(/^\/paymentSuccess\?id=/);
  const paid = await visit.payIn(led);
  expect(readWords(paid)).toContain(t('payment.state.SUCCESS'));
  const result = await visit.seeResult(paid);
  expect(result.words).toContain(t('pay.bill.done'));
  await visit.find('99112233');
  expect(readWords(await visit.see('/pay/bill/pay'))).toContain(t('pay.bill.nothingDue'));
}, 60_000);

test.each([
  ['', 'pay.fault.missing'],
  ['9911', 'pay.fault.incompleteAccount'],
  ['88112233', 'pay.fault.otherOperator'],
  ['12345678', 'field.noSuchPhone'],
  ['30120112233', 'pay.fault.incompleteAccount'],
] as const)('"%s" is no account: %s', async (number, fault) => {
  expect(await new PayVisitor().find(number)).toBe(says(422, t(fault)));
});

test('what is not there is answered as what is: the same answer, after the same time', async () => {
  const ask = async (number: string) => {
    const visit = new PayVisitor();
    const html = await visit.see('/pay/bill/number');
    const began = performance.now();
    const answer = await visit.sendStep('/pay/bill/number', { number }, html);
    const ms = performance.now() - began;
    const headers = [...answer.headers.keys()].toSorted().join();
    return {
      ms,
      said: [answer.status, answer.headers.get('location'), headers, await answer.text()],
    };
  };
  const known = await ask('99112244');
  // Nobody's number, a prepaid one, a number without a bill, and a contract that nobody has.
  for (const number of ['99000000', '94112244', '85001122', '2018000000']) {
    const other = await ask(number);
    expect(other.said).toEqual(known.said);
    expect(other.ms).toBeGreaterThan(590);
  }
  expect(known.ms).toBeGreaterThan(590);
  const visit = new PayVisitor();
  await visit.find('99000000');
  const words = readWords(await visit.see('/pay/bill/pay'));
  expect(words).toContain(t('pay.bill.none', { number: '9900 0000' }));
  expect(await visit.step('/pay/bill/pay', { ...visit.receipt, total: '0' })).toBe(
    says(422, t('pay.fault.noBill')),
  );
}, 30_000);

test('an eleventh look-up of an hour is refused, in words', async () => {
  const visit = new PayVisitor();
  for (let count = 0; count < 10; count += 1) {
    expect(await visit.find(`9911230${count}`)).toBe('/pay/bill/pay');
  }
  expect(await visit.find('99112311')).toBe(
    says(429, t('pay.fault.tooMany', { phone: brand.callCentre })),
  );
}, 60_000);

test.each([
  ['999', 'checkout.fault.belowMinimum'],
  ['abc', 'pay.fault.amount'],
  ['', 'pay.fault.amount'],
  ['9000000', 'pay.fault.above'],
] as const)('of a bill "%s" can not be paid: %s', async (amount, fault) => {
  const visit = new PayVisitor();
  await visit.find('95112233');
  const fields = { ...visit.receipt, amount, whole: 'no' };
  expect(await visit.step('/pay/bill/pay', fields)).toBe(
    says(422, t(fault, { most: formatMnt(5_000_000) })),
  );
  expect(await visit.see('/pay/bill/pay')).toContain(t('pay.bill.part'));
});

test('a part is paid and the rest is said; more becomes credit, said before and after', async () => {
  const visit = new PayVisitor();
  await visit.find('2018112255');
  const due = dueOf('95112255');
  const part = await visit.step('/pay/bill/pay', {
    ...visit.receipt,
    amount: '1,000',
    whole: 'no',
  });
  const first = await visit.seeResult(await visit.payIn(part));
  expect(first.words).toContain(t('pay.bill.left', { left: formatMnt(due - 1000) }));
  await visit.find('95112255');
  const more = String(due + 4000);
  const over = await visit.step('/pay/bill/pay', { ...visit.receipt, amount: more, whole: 'no' });
  const credit = t('pay.bill.credit', { credit: formatMnt(5000) });
  expect(readWords(await visit.see(over))).toContain(credit);
  const second = await visit.seeResult(await visit.payIn(over));
  expect(second.words).toContain(credit);
}, 90_000);

test('one’s own bill is one press; saved numbers are one’s own, and can be removed', async () => {
  const { sid } = await signInAs('99110066');
  const visit = new PayVisitor();
  visit.cookies.set('sid', sid);
  const page = await visit.see('/pay/bill');
  expect(readWords(page)).toContain(t('pay.bill.own'));
  const total = String(dueOf('99110066'));
  const press = () => visit.post('/pay/bill', { op: visit.newId(), provider: 'qpay', total });
  const answers = await Promise.all(Array.from({ length: 5 }, press));
  const places = new Set(answers.map((answer) => answer.headers.get('location')));
  expect(places.size).toBe(1);
  const [place = ''] = places;
  expect(place).toMatch(/^\/paymentSuccess/);
  await visit.step('/pay/units/number', { to: 'other', number: '94110077', amount: '1000' });
  const led = await visit.step('/pay/units/pay', { ...visit.receipt });
  await visit.payIn(led);
  const saved = await visit.see('/pay/units');
  expect(readWords(saved)).toContain('9411 0077');
  // Who comes next to a kiosk sees none of them.
  visit.cookies.set('mode', 'kiosk');
  const atKiosk = await visit.see('/pay/units');
  expect(readWords(atKiosk)).toContain(t('pay.to.own'));
  expect(readWords(atKiosk)).not.toContain('9411 0077');
  visit.cookies.set('mode', 'browser');
  const [, recipient = ''] = /name="recipient" value="([0-9a-f-]{36})"/.exec(saved) ?? [];
  const stranger = new PayVisitor();
  stranger.cookies.set('sid', (await signInAs('99110067')).sid);
  expect(readWords(await stranger.see('/pay/units'))).not.toContain('9411 0077');
  await stranger.post('/pay/recipients', { recipient, page: '/pay/units' });
  expect(readWords(await visit.see('/pay/units'))).toContain('9411 0077');
  expect(await stranger.step('/pay/units/number', { to: recipient, amount: '1000' })).toBe(
    says(422, t('pay.fault.chosen')),
  );
  await visit.post('/pay/recipients', { recipient, page: '/pay/units' });
  expect(readWords(await visit.see('/pay/units'))).not.toContain('9411 0077');
}, 90_000);

test('at a kiosk the last two digits of the contract come first, and are tried five times', async () => {
  const visit = new PayVisitor();
  visit.cookies.set('mode', 'kiosk');
  expect(await visit.find('99119977')).toBe(says(422, t('pay.fault.digits')));
  expect(await visit.find('99119977', { end: '77' })).toBe('/pay/bill/pay');
  expect(readWords(await visit.see('/pay/bill/pay'))).toContain(formatMnt(dueOf('99119977')));
  for (let count = 0; count < 4; count += 1) {
    await visit.find('99119977', { end: `1${count}` });
    expect(readWords(await visit.see('/pay/bill/pay'))).toContain(t('pay.bill.noneKiosk'));
  }
  expect(await visit.find('99119977', { end: '77' })).toBe(
    says(429, t('pay.fault.tooMany', { phone: brand.callCentre })),
  );
}, 60_000);

test('what a service can not say is said, with what to do instead', async () => {
  expect(await new PayVisitor().find('99000812')).toBe(says(503, t('pay.fault.lookUp')));
});

test('a result is for whoever has its address, its receipt for whoever has paid', async () => {
  const visit = new PayVisitor();
  const gone = await visit.see(`/pay/result?id=${'x'.repeat(43)}`);
  expect(readWords(gone)).toContain(t('pay.result.gone'));
});
