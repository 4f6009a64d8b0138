import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatMonth } from './format-date.ts';

// Half past one at night in Ulaanbaatar, the evening before in Greenwich.
const night = '2026-11-17T17:30:00Z';

test('dates are written as each language writes them, in the time of Ulaanbaatar', () => {
  expect([formatDate(night, 'mn'), formatDate(night, 'en')]).toEqual([
    '2026.11.18',
    '18 November 2026',
  ]);
  expect([formatDateTime(night, 'mn'), formatDateTime(night, 'en')]).toEqual([
    '2026.11.18 01:30',
    '18 November 2026, 01:30',
  ]);
  expect([formatDay('2026-11-08', 'mn'), formatDay('2026-11-08', 'en')]).toEqual([
    '11.08',
    '8 November',
  ]);
  expect([formatMonth('2027-06', 'mn'), formatMonth('2027-06', 'en')]).toEqual([
    '2027.06',
    'June 2027',
  ]);
});
