import { expect, test } from 'vitest';
import { listVisitDays } from './visit-days.ts';

test('listVisitDays begins the day after tomorrow in Ulaanbaatar and leaves out Sundays and days off', () => {
  // 23:30 on Friday, 25 December 2026 in Ulaanbaatar.
  expect(listVisitDays(new Date('2026-12-25T15:30:00Z'), 4)).toEqual([
    '2026-12-28',
    '2026-12-30',
    '2026-12-31',
    '2027-01-02',
  ]);
  // Half an hour later it is Saturday there.
  expect(listVisitDays(new Date('2026-12-25T16:00:00Z'), 1)).toEqual(['2026-12-28']);
});

test('listVisitDays is empty where the calendar of days off has ended', () => {
  expect(listVisitDays(new Date('2040-03-01T00:00:00Z'), 5)).toEqual([]);
});
