import { expect, test } from 'vitest';
import { listDueDays } from './due-days.ts';

test.each([
  ['2026-11-24T03:00:00Z', 3, ['2026-11-24', '2026-12-24', '2027-01-24']],
  // In Ulaanbaatar it is the 31st already.
  ['2026-12-30T17:00:00Z', 4, ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
  ['2028-01-29T12:00:00Z', 2, ['2028-01-29', '2028-02-29']],
])(
  'listDueDays keeps the day, or takes the last of the month, when it begins on %s',
  (from, count, days) => {
    expect(listDueDays(new Date(from), count)).toEqual(days);
  },
);
