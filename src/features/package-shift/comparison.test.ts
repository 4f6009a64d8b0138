import { expect, test } from 'vitest';
import { comparePlans } from './comparison.ts';
import type { Plan } from './model.ts';

const tv = { nameMn: 'ТВ', nameEn: 'TV' };
const calls = { nameMn: 'Яриа', nameEn: 'Calls' };
const plan = (given: Partial<Plan>): Plan => ({
  id: 'p',
  nameMn: 'П',
  nameEn: 'P',
  fee: 1,
  dataMb: 100,
  minutes: 100,
  sms: 100,
  extras: [],
  ...given,
});
const words = (from: Plan, to: Plan) => {
  const { changed, same } = comparePlans(from, to);
  const word = ({ kind, nameEn, mark }: (typeof changed)[number]) =>
    `${nameEn || kind} ${mark ?? '-'}`;
  return [changed.map(word), same.map(word)];
};

test('what is lost comes first, then what is gained; what stays is apart', () => {
  const from = plan({ dataMb: 100, minutes: 300, extras: [tv, calls] });
  const to = plan({ dataMb: null, minutes: 100, extras: [calls] });
  expect(words(from, to)).toEqual([
    ['minutes less', 'TV less', 'data more'],
    ['sms -', 'Calls -'],
  ]);
});

test('no end is more than any number, and what one side does not say is not judged', () => {
  expect(words(plan({ dataMb: null }), plan({ dataMb: 9e9 }))[0]).toEqual(['data less']);
  expect(words(plan({ minutes: 0 }), plan({ minutes: 50 }))[0]).toEqual(['minutes -']);
  expect(words(plan({ sms: 0 }), plan({ sms: 0 }))).toEqual([[], ['data -', 'minutes -']]);
});

test('a contract is shown where either plan has one, and is neither more nor less', () => {
  const compared = words(plan({ termMonths: 0 }), plan({ termMonths: 12 }));
  expect(compared[0]).toEqual(['term -']);
  for (const termMonths of [undefined, null, 0]) {
    expect(words(plan({ termMonths }), plan({ termMonths: 0 })).flat()).not.toContain('term -');
  }
});
