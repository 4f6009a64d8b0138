import { expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { translator } from '#i18n/translator.ts';
import { toAmount } from '#operator/src/mobile/bill-account.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { signInAs } from './customers.ts';
import { PayVisitor } from './pay-visitor.ts';

const t = translator('en');

test('a bill that has changed since it was shown is shown anew, with both amounts, before it is paid', async () => {
  const [visit, other] = [new PayVisitor(), new PayVisitor()];
  const isdn = '99114411';
  const due = toAmount(isdn);
  await visit.find(isdn);
  const shown = await visit.see('/pay/bill/pay');
  await other.find(isdn);
  const part = { ...other.receipt, amount: '1000', whole: 'no' };
  await other.seeResult(await other.payIn(await other.step('/pay/bill/pay', part)));
  const changed = { before: formatMnt(due), now: formatMnt(due - 1000) };
  const fields = { ...visit.receipt, whole: 'yes' };
  const answer = await visit.sendStep('/pay/bill/pay', fields, shown);
  const html = await answer.text();
  expect([answer.status, readFaults(html)]).toEqual([422, t('pay.fault.changed', changed)]);
  expect(readWords(html)).toContain(t('pay.bill.changed', changed));
  const led = await visit.step('/pay/bill/pay', fields);
  expect(readWords(await visit.see(led))).toContain(changed.now);
}, 60_000);

test('one’s own bill is paid with one press only as it was shown', async () => {
  const isdn = '99110068';
  const visit = new PayVisitor();
  visit.cookies.set('sid', (await signInAs(isdn)).sid);
  const due = toAmount(isdn);
  const press = (total: number) =>
    visit.post('/pay/bill', { op: visit.newId(), provider: 'qpay', total: String(total) });
  const refused = await press(due - 900);
  const changed = { before: formatMnt(due - 900), now: formatMnt(due) };
  expect([refused.status, readFaults(await refused.text())]).toEqual([
    422,
    t('pay.fault.changed', changed),
  ]);
  expect((await press(due)).headers.get('location')).toMatch(/^\/paymentSuccess\?id=/);
}, 60_000);

test.each([
  ['/', ['/pay/bill', '/pay/units', '/pay/data']],
  ['/service/bill-payment', ['/pay/bill']],
  ['/service/top-up', ['/pay/units']],
  ['/service/data-packs', ['/pay/data']],
  ['/service/wifi-card', ['/pay/wifi']],
  ['/service/stars', ['/stars']],
  ['/service/handset-leasing', ['/leasing']],
  ['/service/esim', ['/new-number', '/simRecovery']],
  ['/service/postpaid-plans', ['/new-number', '/packageshift']],
])('the page %s leads to %j', async (page, paths) => {
  const html = await new PayVisitor().see(page);
  for (const path of paths) expect.soft(html).toContain(` href="${path}"`);
});
