import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Schedule, toOpening } from './opening-hours.ts';
import { toUlaanbaatar } from './ulaanbaatar-time.ts';

const closed = { open: null, close: null };
const daily = (open: string, close: string) => Array.from({ length: 7 }, () => ({ open, close }));

const office: Schedule = {
  hours: [...daily('09:00', '18:00').slice(0, 5), { open: '10:00', close: '15:00' }, closed],
  exceptions: [],
};
/** Naadam: closed on two days, short on the third, 2026-07-13, a Monday. */
const naadam: Schedule = {
  hours: office.hours,
  exceptions: [
    { date: '2026-07-10', ...closed },
    { date: '2026-07-11', ...closed },
    { date: '2026-07-12', open: '11:00', close: '14:00' },
  ],
};
const nights: Schedule = { hours: daily('18:00', '02:00'), exceptions: [] };
const toMidnight: Schedule = { hours: daily('10:00', '00:00'), exceptions: [] };
const always: Schedule = { hours: daily('00:00', '23:59'), exceptions: [] };
const never: Schedule = { hours: Array.from({ length: 7 }, () => closed), exceptions: [] };

const open = (until: string) => ({ state: 'open', until });
const opens = (daysAhead: number, weekday: number, at: string) => ({
  state: 'closed',
  opens: { daysAhead, weekday, at },
});

test.each([
  ['a minute before opening', office, '2026-07-06T08:59', opens(0, 0, '09:00')],
  ['at the opening minute', office, '2026-07-06T09:00', open('18:00')],
  ['in the last minute', office, '2026-07-06T17:59', open('18:00')],
  ['at the closing minute', office, '2026-07-06T18:00', opens(1, 1, '09:00')],
  ['at 23:59', office, '2026-07-06T23:59', opens(1, 1, '09:00')],
  ['at midnight the day is a new one', office, '2026-07-07T00:00', opens(0, 1, '09:00')],
  ['over a closed Sunday', office, '2026-07-11T15:00', opens(2, 0, '09:00')],
  ['a holiday rules over the weekday', naadam, '2026-07-10T12:00', opens(2, 6, '11:00')],
  ['a day that is closed may be open by exception', naadam, '2026-07-12T11:00', open('14:00')],
  ['after the exception the week goes on', naadam, '2026-07-12T14:00', opens(1, 0, '09:00')],
  ['a place that never opens', never, '2026-07-06T12:00', { state: 'closed', opens: null }],
  [
    'a schedule without days',
    { hours: [], exceptions: [] },
    '2026-07-06T12:00',
    { state: 'closed', opens: null },
  ],
  ['open to midnight, in the last minute', toMidnight, '2026-07-06T23:59', open('00:00')],
  ['open to midnight, at midnight', toMidnight, '2026-07-07T00:00', opens(0, 1, '10:00')],
  ['past midnight, in the evening', nights, '2026-07-06T23:00', open('02:00')],
  ['past midnight, in the night', nights, '2026-07-07T01:59', open('02:00')],
  ['past midnight, after closing', nights, '2026-07-07T02:00', opens(0, 1, '18:00')],
  ['23:59 stands for midnight', always, '2026-07-06T23:59', open('23:59')],
  ['round the clock, at midnight', always, '2026-07-07T00:00', open('23:59')],
])('%s', (_, schedule: Schedule, clock, opening) => {
  expect(toOpening(schedule, new Date(`${clock}:00+08:00`))).toEqual(opening);
});

test('toOpening changes the day at 16:00 UTC when it is midnight in Ulaanbaatar', () => {
  expect(toOpening(naadam, new Date('2026-07-11T15:59:59Z'))).toEqual(opens(1, 6, '11:00'));
  expect(toOpening(naadam, new Date('2026-07-11T16:00:00Z'))).toEqual(opens(0, 6, '11:00'));
});

test('toOpening finds the day a week later when a place opens once a week', () => {
  const hours = never.hours.with(2, { open: '09:00', close: '10:00' });
  const wednesday = new Date('2026-07-08T12:00:00+08:00');
  expect(toOpening({ hours, exceptions: [] }, wednesday)).toEqual(opens(7, 2, '09:00'));
});

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map(
    (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
  );
const hours = fc.oneof(fc.constant(closed), fc.record({ open: clock, close: clock }));
const schedules = fc.record({
  hours: fc.array(hours, { minLength: 7, maxLength: 7 }),
  exceptions: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 20 }), hours).map(([day, exception]) => ({
      date: `2026-07-${String(day).padStart(2, '0')}`,
      ...exception,
    })),
    { maxLength: 4 },
  ),
});
const instants = fc.date({
  min: new Date('2026-07-01T00:00:00Z'),
  max: new Date('2026-07-18T00:00:00Z'),
  noInvalidDate: true,
});

test('toOpening is open at the instant that it announced when asked again', () => {
  fc.assert(
    fc.property(schedules, instants, (schedule, now) => {
      const opening = toOpening(schedule, now);
      if (opening.state === 'open' || !opening.opens) return;
      const { daysAhead, weekday, at } = opening.opens;
      const { date } = toUlaanbaatar(new Date(now.getTime() + daysAhead * 86_400_000));
      const announced = new Date(`${date}T${at}:00+08:00`);
      expect(announced.getTime()).toBeGreaterThan(now.getTime());
      expect(toUlaanbaatar(announced).weekday).toBe(weekday);
      expect(toOpening(schedule, announced).state).toBe('open');
      expect(toOpening(schedule, new Date(announced.getTime() - 60_000)).state).toBe('closed');
    }),
    { numRuns: 1000 },
  );
});
