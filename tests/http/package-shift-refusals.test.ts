import { expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { formatDate } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import { toAmount } from '#operator/src/mobile/bill-account.ts';
import { toFirstDay } from '#operator/src/mobile/shift-account.ts';
import { combined, firstCombination, listCombined } from '#operator/src/mobile/awkward-shifts.ts';
import { enter, words } from './account-visitor.ts';
import { listElements } from './page-html.ts';
import { hrefsOf, readRefusals, reasonsOf, ShiftVisitor } from './shift-visitor.ts';
import { inParallel, origin, queryDatabase } from './site.ts';
import { readCode, Visitor } from './tan-visitor.ts';

const site = { origin, query: queryDatabase };
const en = translator('en');
const phone = '2222';

/** The order in which the page shows them. */
const shown = ['VIP', 'BILL', 'SAVED_NUMBER', 'MONTH', 'TERM'];
type Texts = ReturnType<typeof translator>;
const amountOf = (isdn: string) => formatMnt(toAmount(isdn));
const dayIn = (months: number, lang: 'mn' | 'en') =>
  formatDate(toFirstDay(new Date(), months), lang);

/** What each says in its own place, and what it leads to: an amount, days and the right page. */
const cards: Readonly<Record<string, (t: Texts, isdn: string, lang: 'mn' | 'en') => object>> = {
  VIP: (t) => ({
    says: [t('packageShift.refusal.VIP.title', { phone }), t('packageShift.refusal.VIP.text')],
    links: [[t('packageShift.act.call', { phone }), 'tel:2222']],
  }),
  BILL: (t, isdn) => ({
    says: [
      t('packageShift.refusal.BILL.title'),
      t('packageShift.refusal.BILL.amount', { amount: amountOf(isdn) }),
    ],
    links: [
      [t('packageShift.act.payAmount', { amount: amountOf(isdn) }), '/pay/bill?back=packageshift'],
    ],
  }),
  SAVED_NUMBER: (t) => ({
    says: [
      t('packageShift.refusal.SAVED_NUMBER.title'),
      t('packageShift.refusal.SAVED_NUMBER.text', { phone }),
    ],
    links: [
      [t('packageShift.act.branch'), '/service-branches'],
      [t('packageShift.act.call', { phone }), 'tel:2222'],
    ],
  }),
  MONTH: (t, _isdn, lang) => ({
    says: [
      t('packageShift.refusal.MONTH.title'),
      t('packageShift.refusal.MONTH.text', { date: dayIn(1, lang) }),
    ],
    links: [[t('packageShift.act.account'), '/account']],
  }),
  TERM: (t, _isdn, lang) => ({
    says: [
      t('packageShift.refusal.TERM.title'),
      t('packageShift.refusal.TERM.until', { date: dayIn(7, lang) }),
    ],
    links: [],
  }),
};

test('each of the 32 combinations of refusals is shown at once, with its remedies, in both languages', async () => {
  const numbers = Array.from({ length: 2 ** combined.length }, (_, bits) =>
    String(firstCombination + bits),
  );
  const seen: string[] = [];
  await inParallel(numbers, async (isdn) => {
    const { visitor } = await enter(isdn);
    const has = listCombined(isdn);
    const expected = shown.filter((reason) => has.some((one) => one === reason));
    const isBlocked = expected.some((reason) => reason !== 'TERM');
    for (const lang of ['mn', 'en'] as const) {
      const t = translator(lang);
      visitor.cookies.set('lang', lang);
      const html = await (await visitor.ask('/packageshift')).text();
      const says = words(html);
      expect.soft(reasonsOf(html), `${isdn} ${lang}`).toEqual(expected);
      // An absent refusal has no card, and no other card says its words.
      expect
        .soft(readRefusals(html), `${isdn} ${lang}`)
        .toEqual(Object.fromEntries(expected.map((one) => [one, cards[one]?.(t, isdn, lang)])));
      // A contract for a term keeps nobody from a larger plan.
      expect.soft(says.includes(t('packageShift.start')), `${isdn} ${lang}`).toBe(!isBlocked);
      expect.soft(says.includes(t('packageShift.blocked')), `${isdn} ${lang}`).toBe(isBlocked);
      // Where only time or a person helps, looking again does not.
      const isMended = has.some((one) => one === 'BILL' || one === 'SAVED_NUMBER');
      expect.soft(says.includes(t('packageShift.again')), `${isdn} ${lang}`).toBe(isMended);
      seen.push(`${isdn} ${lang}`);
    }
  });
  expect(seen).toHaveLength(64);
}, 120_000);

const business = 'https://business.tenger.example/';
const alone = [
  { isdn: '99000970', reason: 'COMPANY', leads: { business, call: 'tel:2222' } },
  {
    isdn: '99000971',
    reason: 'NO_EMAIL',
    leads: { email: '/account/email?back=packageshift', branch: '/service-branches' },
  },
  { isdn: '99000972', reason: 'BLACKLISTED', leads: { call: 'tel:2222' } },
] as const;

test.each(alone.flatMap((one) => (['mn', 'en'] as const).map((lang) => ({ ...one, lang }))))(
  '$isdn is refused for $reason alone, which says in $lang what to do',
  async ({ isdn, reason, leads, lang }) => {
    const t = translator(lang);
    const visitor = await ShiftVisitor.enter(site, isdn);
    visitor.cookies.set('lang', lang);
    const says = [
      t(`packageShift.refusal.${reason}.title`, { phone }),
      t(`packageShift.refusal.${reason}.text`, { phone, date: '' }),
    ];
    const links = Object.entries(leads).map(([act, href]) => [
      t(`packageShift.act.${act as 'business' | 'call' | 'email' | 'branch'}`, { phone }),
      href,
    ]);
    expect(readRefusals(await visitor.see('/packageshift'))).toEqual({ [reason]: { says, links } });
    // Pressed all the same, it goes no further.
    const refused = await visitor.step('check', { by: 'DAN' });
    expect(refused).toMatchObject({ status: 422 });
  },
);

test.each([
  ['99000973', 'packageShift.lackingTitle', '/service-branches'],
  ['94330033', 'packageShift.prepaidTitle', '/pay/data'],
  ['99000975', 'packageShift.failedTitle', null],
] as const)('%s says what is the matter and where else it is done', async (isdn, title, href) => {
  const visitor = await ShiftVisitor.enter(site, isdn);
  const answer = await visitor.ask('/packageshift');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(words(html)).toContain(en(title));
  if (href) expect(hrefsOf(html)).toContain(href);
});

test('where there are no other plans, or they can not be asked for, the step says so', async () => {
  for (const [isdn, title] of [
    ['99000986', 'packageShift.noPlans'],
    ['99000987', 'packageShift.failedTitle'],
  ] as const) {
    const visitor = await ShiftVisitor.enter(site, isdn);
    expect(await visitor.step('check', { by: 'DAN' })).toBe('/packageshift/choose');
    expect.soft(words(await visitor.see('/packageshift/choose'))).toContain(en(title));
  }
});

test('a smaller plan stays in the list with its reason where a contract keeps from it, and is refused', async () => {
  const isdn = String(firstCombination + 16);
  const visitor = await ShiftVisitor.enter(site, isdn);
  await visitor.step('check', { by: 'DAN' });
  const html = await visitor.see('/packageshift/choose');
  const radio = listElements(html).find(({ properties }) => properties['value'] === 'tenger-18');
  expect(radio?.properties['disabled']).toBe(true);
  const refused = await visitor.step('choose', { planId: 'tenger-18' });
  if (typeof refused === 'string') throw new Error(`led to ${refused}`);
  expect(refused.status).toBe(422);
  expect(words(await refused.text())).toContain('Term contract: no downgrade');
  expect(await visitor.step('choose', { planId: 'tenger-99' })).toBe('/packageshift/compare');
});

test('whoever is not signed in is led there and back, and sees what it takes before', async () => {
  const guest = new Visitor(origin, { lang: 'en', complete: '1' });
  const html = await (await guest.ask('/packageshift')).text();
  expect(words(html)).toContain(en('packageShift.guest.email'));
  const answer = await guest.post('/packageshift/check', {
    op: 'a'.repeat(20),
    revision: '0',
    by: 'DAN',
  });
  const href = answer.headers.get('location') ?? '';
  expect(href).toBe('/sign-in?next=%2Fpackageshift%2Fcheck');
  const isdn = '99000989';
  await guest.post(href, { step: 'number', isdn });
  const signed = await guest.post(href, { step: 'code', code: await readCode(origin, isdn) });
  expect(signed.headers.get('location')).toBe('/packageshift/check');
});
