import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { toFaults } from '#forms/faults.ts';
import { childForm } from './form.ts';

afterEach(() => void vi.useRealTimers());

const given = { lastName: 'Батбаяр', firstName: 'Сарнай', relation: 'MOTHER' };

function faultsOf(typed: object) {
  const parsed = v.safeParse(childForm, { ...given, registerNumber: 'УБ15260112', ...typed });
  // Without an issue `toFaults` says that something is wrong all the same.
  if (parsed.success) return [];
  return toFaults(parsed.issues).faults.map(({ field, message }) => [field, message]);
}

test.each([
  ['УБ15260112', []],
  ['уб 15260112', []],
  // A day that is not in the calendar, and one that is still to come.
  ['УБ15223012', [['registerNumber', 'stars.fault.register']]],
  ['УБ99320112', [['registerNumber', 'stars.fault.register']]],
  ['1234567', [['registerNumber', 'stars.fault.company']]],
  ['УБ85120246', [['registerNumber', 'stars.fault.adult']]],
  ['', [['registerNumber', 'stars.fault.register']]],
])('the register number %s of a child is judged', (registerNumber, faults) => {
  expect(faultsOf({ registerNumber })).toEqual(faults);
});

test('a child is one until the day before it is 18, by the date in Ulaanbaatar', () => {
  vi.useFakeTimers();
  // The 25th of November in Ulaanbaatar begins at 16:00 of the 24th.
  vi.setSystemTime(new Date('2026-11-24T15:59:00Z'));
  expect(faultsOf({ registerNumber: 'УБ08312512' })).toEqual([]);
  vi.setSystemTime(new Date('2026-11-24T16:01:00Z'));
  expect(faultsOf({ registerNumber: 'УБ08312512' })).toEqual([
    ['registerNumber', 'stars.fault.adult'],
  ]);
});

test('names are in Cyrillic, and the relation is chosen', () => {
  expect(faultsOf({ lastName: 'Smith', firstName: '', relation: undefined })).toEqual([
    ['lastName', 'stars.fault.cyrillic'],
    ['firstName', 'stars.fault.firstName'],
    ['relation', 'stars.fault.relation'],
  ]);
});
