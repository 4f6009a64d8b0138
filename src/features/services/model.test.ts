import { expect, test } from 'vitest';
import type { Plan } from '#contracts/content/services.ts';
import { translator } from '#i18n/translator.ts';
import { toPlanFacts } from './model.ts';

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
