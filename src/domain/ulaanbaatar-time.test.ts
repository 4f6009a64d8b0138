import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toClock, toNumericDate, toUlaanbaatar } from './ulaanbaatar-time.ts';

test.each([
  ['2026-07-10T15:59:59.999Z', '2026-07-10', 4, 23 * 60 + 59],
  ['2026-07-10T16:00:00.000Z', '2026-07-11', 5, 0],
  ['2026-12-31T16:00:00.000Z', '2027-01-01', 4, 0],
  ['2028-02-28T16:30:00.000Z', '2028-02-29', 1, 30],
  ['2026-03-01T15:59:00.000Z', '2026-03-01', 6, 23 * 60 + 59],
  ['2026-03-01T16:00:00.000Z', '2026-03-02', 0, 0],
])(
  'toUlaanbaatar when given %s is %s, weekday %i, minute %i',
  (instant, date, weekday, minutes) => {
    expect(toUlaanbaatar(new Date(instant))).toEqual({ date, weekday, minutes });
  },
);

test('toUlaanbaatar counts weekdays from Monday when given a whole week', () => {
  const weekdays = Array.from(
    { length: 7 },
    (_, day) => toUlaanbaatar(new Date(Date.UTC(2026, 5, 1 + day, 4))).weekday,
  );
  expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('toUlaanbaatar agrees with the time zone database when given any instant', () => {
  const zone = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Ulaanbaatar',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const since2018 = fc.date({
    min: new Date('2018-01-01'),
    max: new Date('2035-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(since2018, (instant) => {
      const { date, minutes } = toUlaanbaatar(instant);
      const [day, clock = ''] = zone.format(instant).split(', ');
      const [hour = 0, minute = 0] = clock.split(':').map(Number);
      expect([date, minutes]).toEqual([day, hour * 60 + minute]);
    }),
  );
});

test('toNumericDate and toClock use Ulaanbaatar time when given an instant', () => {
  expect(toNumericDate('2026-07-10T16:00:00Z')).toBe('2026.07.11');
  expect(toNumericDate(new Date('2026-07-10T15:59:59Z'))).toBe('2026.07.10');
  expect(toClock('2026-01-05T01:05:00Z')).toBe('09:05');
  expect(toClock('2026-01-05T16:00:00Z')).toBe('00:00');
  expect(toClock('2026-01-05T09:05:00+08:00')).toBe('09:05');
});
