import { expect, test } from 'vitest';
import { leasingFeeMnt, listDues, toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { translator } from '#i18n/translator.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { products } from '#operator/seed/shop/products.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { leadsOf, LeasingVisitor } from './leasing-visitor.ts';
import { listElements } from './page-html.ts';
import { queryDatabase } from './site.ts';

const phone = '2222';
const count = async (table: string, where: string) =>
  Number((await queryDatabase(`SELECT count(*) AS n FROM ${table} WHERE ${where}`))[0]?.['n']);

/** Nobody of these comes to the fee, and nothing is kept of them but the draft. */
const refusals = [
  { isdn: '95000824', why: 'isCompany', step: 'who', leads: '/leasing/company' },
  { isdn: '99000825', why: 'noEmail', step: 'who', leads: '/account/email?back=leasing' },
  { isdn: '94770077', why: 'phone', citizen: 'anujin' },
  { isdn: '85880088', why: 'blacklisted', citizen: 'tuguldur' },
  { isdn: '85440044', why: 'underage', citizen: 'nomin-erdene', step: 'dan' },
] as const;
const keys = {
  isCompany: 'leasing.fault.isCompany',
  noEmail: 'leasing.fault.noEmail',
  phone: 'leasing.fault.phone',
  blacklisted: 'newNumber.fault.blacklisted',
  underage: 'leasing.fault.underage',
} as const;

test.each(refusals.flatMap((one) => (['mn', 'en'] as const).map((lang) => ({ ...one, lang }))))(
  '$isdn is refused for $why in $lang, and led to what can be done instead',
  async ({ isdn, why, lang, ...more }) => {
    const t = translator(lang);
    const visitor = await LeasingVisitor.enter(isdn, lang);
    const led = await visitor.walk('citizen' in more ? more.citizen : '');
    expect(led.to).toBe(`422 ${t(keys[why], { phone, age: 18 })}`);
    // A minor is refused before the consents: nothing is asked of e-Mongolia.
    if ('step' in more) expect(led.step).toBe(more.step);
    if ('leads' in more) expect(leadsOf(led.html)).toContain(more.leads);
    // The fee is beyond reach, also for whoever knows its address.
    const past = await visitor.fillIn('pay', { total: String(leasingFeeMnt), provider: 'qpay' });
    expect(past.to).toMatch(/^\/leasing\/assessment\/(?!pay)/);
    expect(await count('leasing_assessment', `isdn = '${isdn}'`)).toBe(0);
    expect(await count('payment', `isdn = '${isdn}'`)).toBe(0);
  },
);

test('who is not signed in is led to sign in, and back', async () => {
  const visitor = new LeasingVisitor();
  expect((await visitor.wish()).to).toBe('/leasing/assessment/who');
  expect((await visitor.fillIn('who')).to).toBe('/sign-in?next=%2Fleasing%2Fassessment%2Fwho');
});

test('an unoffered prepayment, a term or a thing that is not leased is refused before anything else', async () => {
  const t = translator('en');
  const visitor = await LeasingVisitor.enter('99110011');
  const sent = { op: newOperationId(), price: '1000000', percent: '10', months: '12' };
  const plain = products.find(({ leasable }) => !leasable);
  for (const [wrong, key] of [
    [{ percent: '11' }, 'leasing.fault.terms'],
    [{ months: '13' }, 'leasing.fault.terms'],
    [{ price: '0' }, 'leasing.fault.price'],
    [{ product: plain?.id ?? '' }, 'leasing.notLeasable'],
  ] as const) {
    const answer = await visitor.post('/leasing/assessment/wish', { ...sent, ...wrong });
    expect.soft([answer.status, readFaults(await answer.text())]).toEqual([422, t(key)]);
  }
});

test.each(['mn', 'en'] as const)(
  'a company gets one reference for its letter, in %s',
  async (lang) => {
    const t = translator(lang);
    const visitor = new LeasingVisitor();
    visitor.cookies.set('lang', lang);
    const path = '/leasing/company';
    const letter = { op: newOperationId(), registerNumber: '5012345', name: 'Нарлаг ХХК' };
    const refused = await visitor.post(path, { ...letter, registerNumber: '12', phone: '' });
    expect(refused.status).toBe(422);
    expect(readFaults(await refused.text())).toContain(t('leasing.fault.company'));
    const send = async (op: string) =>
      (await visitor.post(path, { ...letter, op, phone: '88001234' })).headers.get('location') ??
      '';
    const op = newOperationId();
    const href = await send(op);
    // Pressed again it is the same letter.
    const places = await Promise.all(Array.from({ length: 5 }, () => send(op)));
    expect(new Set([href, ...places])).toEqual(new Set([href]));
    expect(href).toMatch(/^\/leasing\/result\?id=[\w-]{43}$/);
    const [row] = await queryDatabase(
      `SELECT code, state, language, personal FROM leasing_assessment ORDER BY created_at DESC LIMIT 1`,
    );
    expect(row).toMatchObject({ state: 'LETTER', language: lang });
    // Sealed.
    expect(String(row?.['personal'])).not.toContain('5012345');
    const html = await visitor.see(href);
    const code = String(row?.['code']);
    expect(readWords(html)).toContain(t('leasing.result.LETTER'));
    expect(readWords(html)).toContain(code);
    expect(leadsOf(html)).toContain('/service-branches');
    // Its address alone shows nothing to others.
    const stranger = new LeasingVisitor();
    expect(readWords(await stranger.see(href))).not.toContain(code);
  },
);

test('whoever has no cookie yet and presses twice makes one letter, and sees it by either answer', async () => {
  const op = newOperationId();
  const letter = { op, registerNumber: '5012399', name: 'Нарлаг ХХК', phone: '88001234' };
  const before = await count('leasing_assessment', `state = 'LETTER'`);
  const press = async () => {
    // As a browser that has got no answer.
    const visitor = new LeasingVisitor();
    const answer = await visitor.post('/leasing/company', letter);
    return { visitor, href: answer.headers.get('location') ?? '' };
  };
  const pressed = await Promise.all(Array.from({ length: 5 }, press));
  expect(new Set(pressed.map(({ href }) => href)).size).toBe(1);
  expect(await count('leasing_assessment', `state = 'LETTER'`)).toBe(before + 1);
  for (const { visitor, href } of pressed) {
    const words = readWords(await visitor.see(href));
    expect.soft(words).toContain(translator('en')('leasing.result.LETTER'));
  }
});

const leased = products.find(
  ({ leasable, variants }) => leasable && (variants[0]?.price ?? 0) < 2_000_000,
);

test('an assessment goes from the wish to its offers for one fee, and the next one within the day is free', async () => {
  const t = translator('en');
  const [product, variant] = [leased?.id ?? '', leased?.variants[0]];
  const query = new URLSearchParams({ product, variant: variant?.id ?? '' });
  const visitor = await LeasingVisitor.enter('99110011');
  await visitor.wish(`${query}&prepay=10&months=12`);
  expect((await visitor.walk('temuulen', 'who')).to).toBe('/leasing/assessment/pay');
  const shown = await visitor.see('/leasing/assessment/pay');
  // 200 presses at a moment, each with an id of its own; whom the site is too busy for presses again.
  const places = new Set<string>();
  const press = async () => {
    for (let led = '503 '; led === '503 ';) {
      led = await visitor.payFee(shown, newOperationId());
      if (led !== '503 ') places.add(led);
    }
  };
  await Promise.all(Array.from({ length: 200 }, press));
  expect([...places]).toEqual([expect.stringMatching(/^\/payment/)]);
  const [payment = ''] = places;
  const of = `subject_kind = 'purchase' AND isdn = '99110011'`;
  expect(await count('payment', of)).toBe(1);
  expect(await count('leasing_assessment', `isdn = '99110011'`)).toBe(1);
  const paid = await visitor.payIn(payment);
  const [, href = ''] = /href="(\/leasing\/result\?id=[\w-]{43})"/.exec(paid) ?? [];
  await expect
    .poll(async () => readWords(await visitor.see(href)), { timeout: 20_000, interval: 300 })
    .toContain(t('leasing.result.COMPLETE'));
  const html = await visitor.see(href);
  const words = readWords(html);
  expect(words).toContain(t('leasing.perMonth', { price: formatMnt(570_000) }));
  // The wish stands first, and costs what the calculator has said.
  const [now] = listDues(toLease(variant?.price ?? 0, 10, 12, 0));
  const offers = listElements(html).flatMap(({ properties: { name, value } }) =>
    name === 'lease' ? [String(value).split(' ').slice(1).join(' ')] : [],
  );
  expect(offers[0]).toBe('10 12');
  expect(words).toContain(t('leasing.order', { now: formatMnt(now?.amount) }));
  expect(await count('leasing_fee', `isdn = '99110011'`)).toBe(1);
  const report = `fee_id IN (SELECT id FROM leasing_fee WHERE isdn = '99110011')`;
  expect(await count('leasing_report', report)).toBe(2);

  // Another device of the number: nothing is asked for, and nothing is inquired again.
  const other = await LeasingVisitor.enter('99110011');
  expect((await other.walk('temuulen')).to).toBe('/leasing/assessment/pay');
  const free = await other.see('/leasing/assessment/pay');
  expect(free).toContain('name="total" value="0"');
  const led = await other.payFee(free, newOperationId());
  expect(led).toMatch(/^\/leasing\/result\?id=/);
  await expect
    .poll(async () => readWords(await other.see(led)), { timeout: 20_000, interval: 300 })
    .toContain(t('leasing.result.COMPLETE'));
  expect(await count('payment', of)).toBe(1);
  expect(await count('leasing_report', report)).toBe(2);
}, 120_000);

test('whoever comes without a wish is led to the calculator, and can send nothing', async () => {
  const visitor = await LeasingVisitor.enter('99110011', 'mn');
  const html = await visitor.see('/leasing/assessment');
  expect(readWords(html)).not.toContain(translator('mn')('flow.continue'));
  expect(leadsOf(html)).toContain('/leasing');
});
