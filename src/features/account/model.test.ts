import { expect, test } from 'vitest';
import { subscriber, subscriberBill } from '#contracts/mobile/subscriber.ts';
import {
  countDays,
  readPlace,
  saysSomething,
  toBillState,
  toShownAllowances,
  toShownBills,
} from './model.ts';

const now = Date.parse('2026-11-23T17:00:00Z');
const bill = (given: object) => subscriberBill.parse({ month: '2026-10', amount: 5000, ...given });

test('days are counted in Ulaanbaatar, where it is a day later at five in the afternoon', () => {
  expect(countDays('2026-11-24', now)).toBe(0);
  expect(countDays('2026-12-01', now)).toBe(7);
  expect(countDays('2026-11-23', now)).toBe(-1);
});

test('what says nothing, has no name or has ended is left out, and data comes first', () => {
  const { left } = subscriber.parse({
    left: [
      { kind: 'MESSAGES', left: 3, total: 100 },
      { kind: 'DATA' },
      { kind: 'SPORT', left: 3 },
      { kind: 'DATA', left: 900, total: 300, until: '2026-11-24' },
      { kind: 'DATA', left: 5, total: 10, until: '2026-11-23' },
      { kind: 'MINUTES', isUnlimited: true },
      { kind: 'TV', nameMn: 'Суваг', left: 2, total: 0 },
    ],
  });
  const shown = toShownAllowances(left, now);
  expect(shown.map(({ kind, percent }) => [kind, percent])).toEqual([
    ['DATA', 100],
    ['MINUTES', 100],
    ['MESSAGES', 3],
    ['OTHER', null],
  ]);
});

test('an answer without anything to show is none', () => {
  expect(saysSomething(subscriber.parse({}))).toBe(false);
  expect(saysSomething(subscriber.parse({ renewsOn: '2026-12-01' }))).toBe(false);
  expect(saysSomething(subscriber.parse({ balance: 0 }))).toBe(true);
  expect(saysSomething(subscriber.parse({ email: '' }))).toBe(true);
});

test.each([
  [{ due: 0 }, 'paid'],
  [{ due: 5000 }, 'due'],
  [{ due: 1 }, 'part'],
  [{}, 'unknown'],
  [{ paidOn: '2026-11-12' }, 'paid'],
] as const)('a bill of 5,000₮ with %o is %s', (given, state) => {
  expect(toBillState(bill(given))).toBe(state);
});

test('bills stand the newest first, each month once, and no more than a year', () => {
  const months = ['2025-12', '2026-01', '2026-01', '2026-03'];
  const shown = toShownBills(months.map((month) => bill({ month })));
  expect(shown.map(({ month }) => month)).toEqual(['2026-03', '2026-01', '2025-12']);
  const many = Array.from({ length: 20 }, (_, i) => bill({ month: `20${10 + i}-01` }));
  expect(toShownBills(many)).toHaveLength(12);
});

test('the place of a page is a time and an id, and nothing else', () => {
  expect(readPlace(`1763900000000-${'a'.repeat(64)}`)).toEqual({
    at: 1_763_900_000_000,
    id: 'a'.repeat(64),
  });
  for (const text of [null, '', '1-a', "1763900000000-' OR 1"]) expect(readPlace(text)).toBeNull();
});
