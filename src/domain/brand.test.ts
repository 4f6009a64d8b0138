import { expect, test } from 'vitest';
import { toCopyrightYears } from './brand.ts';

test.each([
  ['2026-12-31T15:59:59.999Z', '1996-2026'],
  ['2026-12-31T16:00:00.000Z', '1996-2027'],
])('toCopyrightYears ends with the year in Ulaanbaatar when it is %s', (now, years) => {
  expect(toCopyrightYears(new Date(now))).toBe(years);
});
