import { expect, test } from 'vitest';
import { toReportMonth } from './report-month.ts';

/** A time in Ulaanbaatar. */
const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['2026-11-30T23:59:59.999', '2026-12-01T00:00:00', '2026-11-30'],
  ['2026-11-01T00:00:00', '2026-12-07T23:59:59.999', '2026-11-01'],
  ['2026-12-31T12:00:00', '2027-01-02T12:00:00', '2026-12-31'],
  // Too late for the month before.
  ['2026-11-30T23:59:59', '2026-12-08T00:00:00', null],
  // Of the same month, and of an older one.
  ['2026-12-01T00:00:00', '2026-12-01T00:05:00', null],
  ['2026-11-30T23:59:59', '2026-11-30T23:59:59.999', null],
  ['2026-10-31T23:59:59', '2026-12-01T00:00:00', null],
  ['2025-11-30T12:00:00', '2026-12-01T00:00:00', null],
])('paid at %s and registered at %s it is reported for %s', (paid, now, month) => {
  expect(toReportMonth(at(paid), at(now))).toBe(month);
});
