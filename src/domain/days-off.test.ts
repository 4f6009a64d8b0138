import { expect, test } from 'vitest';
import { isDayOff, lastKnownYear } from './days-off.ts';

test.each([
  ['2026-12-29', true],
  ['2026-12-30', false],
  ['2027-02-07', true],
  ['2027-02-10', false],
  ['2027-07-10', true],
  ['2027-07-16', false],
  ['2028-06-07', true],
  ['2031-03-03', true],
])('isDayOff of %s is %s', (date, off) => {
  expect(isDayOff(date)).toBe(off);
});

test('the calendar of days off reaches at least twelve months ahead', () => {
  expect(new Date().getFullYear() + 1).toBeLessThanOrEqual(lastKnownYear);
});
