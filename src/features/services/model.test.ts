import { expect, test } from 'vitest';
import type { Plan } from '#contracts/content/services.ts';
import { translator } from '#i18n/translator.ts';
import { toDifference, toPerGbText, toPlanFacts, toPlanHref } from './model.ts';

const t = translator('en');
const plan: Plan = {
  id: '1',
  nameMn: 'Багц',
  nameEn: 'Plan',
  fee: 20_000,
  dataMb: 10_240,
  minutes: 300,
  sms: 50,
  termMonths: 24,
  period: 'MONTH',
  highlight: false,
};
const factsOf = (given: Partial<Plan>) => toPlanFacts({ ...plan, ...given }, t);

test('the facts are data, minutes, messages and term in this order when a plan has all of them', () => {
  expect(factsOf({})).toEqual([
    { label: t('service.data'), value: '10\u00a0GB' },
    { label: t('service.minutes'), value: t('service.minutesValue', { count: 300 }) },
    { label: t('service.sms'), value: t('service.smsValue', { count: 50 }) },
    { label: t('service.term'), value: t('service.termValue', { count: 24 }) },
  ]);
});

test('the facts contain the term only when a plan has nothing else', () => {
  expect(factsOf({ dataMb: 0, minutes: 0, sms: 0, termMonths: 0 })).toEqual([
    { label: t('service.term'), value: t('service.noTerm') },
  ]);
});

test('a fact is unlimited when its amount is null', () => {
  const unlimited = t('service.unlimited');
  const values = factsOf({ dataMb: null, minutes: null, sms: null }).map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual([unlimited, unlimited, unlimited]);
});

test('the facts are in the language of the reader when it is English', () => {
  const [data] = toPlanFacts({ ...plan, dataMb: 500 }, translator('mn'));
  expect(data).toEqual({
    label: translator('mn')('service.data'),
    value: `500\u00a0${translator('mn')('unit.mb')}`,
  });
});

const words = { t, own: (named: object) => String(Reflect.get(named, 'nameEn')) };
const differenceOf = (given: Partial<Plan>, before: Partial<Plan> = {}) =>
  toDifference({ ...plan, fee: 30_000, ...given }, { ...plan, ...before, nameEn: 'Small' }, words);

test.each([
  ['more data', { dataMb: 20_480 }, '10\u00a0GB more data than Small'],
  ['data without end', { dataMb: null, minutes: null }, t('service.newData')],
  ['calls without end', { dataMb: 20_480, minutes: null }, t('service.newMinutes')],
  ['messages without end', { sms: null }, t('service.newSms')],
  ['nothing more', {}, null],
  ['no higher fee', { fee: 20_000, dataMb: 20_480 }, null],
])('a plan with %s than the one before it says so in one line', (_what, given, says) => {
  expect(differenceOf(given)).toBe(says);
});

test('the first plan has none that it could differ from', () => {
  expect(toDifference(plan, undefined, words)).toBeNull();
});

test('a gigabyte has a price where the data have an end', () => {
  expect(toPerGbText(plan, t)).toBe('1\u00a0GB for 2,000₮');
  expect([null, 0, 500].map((dataMb) => toPerGbText({ ...plan, dataMb }, t))).toEqual([
    null,
    null,
    null,
  ]);
});

test('the button of a package leads to the number that it is for, and nowhere else', () => {
  const toHref = (link: string) =>
    toPlanHref(
      { ...plan, period: 'ONCE', numberPlanId: 'prepaid' },
      { textMn: '', textEn: '', link },
    );
  expect(toHref('/new-number')).toBe('/new-number?plan=prepaid');
  expect(toHref('/pay/data')).toBe('/pay/data?plan=1');
});

test.each([
  ['a plan of a month', 'MONTH', '/new-number', '/new-number?plan=1'],
  ['what is bought once', 'ONCE', '/new-number', null],
  ['a package of data', 'ONCE', '/pay/data', '/pay/data?plan=1'],
  ['a page that takes no plan', 'MONTH', '/shop', null],
] as const)('the button of %s leads where it is ordered', (_what, period, link, href) => {
  expect(toPlanHref({ ...plan, period }, { textMn: '', textEn: '', link })).toBe(href);
});
