import { expect, test } from 'vitest';
import { toEffectiveDay, toNextMonth, toPlanChange, toShiftMonth } from './plan-change.ts';

/** Midnight in Ulaanbaatar is 16:00 of the day before in UTC. */
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00.000+08:00`);

test.each([
  ['2026-12-01', '2026-11', '2026-12', '2027-01-01'],
  ['2027-01-01', '2026-12', '2027-01', '2027-02-01'],
  ['2028-02-01', '2028-01', '2028-02', '2028-03-01'],
  ['2028-03-01', '2028-02', '2028-03', '2028-04-01'],
])('a month ends at 00:00 of %s in Ulaanbaatar, to the millisecond', (day, before, after, next) => {
  const midnight = midnightOf(day);
  expect([midnight - 1, midnight, midnight + 1].map(toShiftMonth)).toEqual([before, after, after]);
  expect([midnight - 1, midnight, midnight + 1].map(toNextMonth)).toEqual([day, next, next]);
  const starts = [midnight - 1, midnight, midnight + 1];
  expect(starts.map((at) => toEffectiveDay('DOWN', at))).toEqual([day, next, next]);
  expect(starts.map((at) => toEffectiveDay('EVEN', at))).toEqual([day, next, next]);
  const lastDay = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  expect(starts.map((at) => toEffectiveDay('UP', at))).toEqual([lastDay, day, day]);
});

test('a plan that costs a tugrik more is larger, and one that costs as much is neither', () => {
  const from = { fee: 29_900 };
  expect([29_901, 29_900, 29_899].map((fee) => toPlanChange(from, { fee }))).toEqual([
    'UP',
    'EVEN',
    'DOWN',
  ]);
});
