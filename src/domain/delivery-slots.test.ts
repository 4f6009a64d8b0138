import { expect, test } from 'vitest';
import { lastKnownYear } from './days-off.ts';
import { isSlotOpen, listDeliveryDays } from './delivery-slots.ts';

/** A clock in Ulaanbaatar. */
const at = (clock: string) => new Date(`${clock}+08:00`);

const write = (now: Date) =>
  listDeliveryDays(now).map(
    ({ date, slots }) => `${date} ${slots.map(({ open }) => (open ? 'o' : 'x')).join('')}`,
  );

// 2026-11-23 is a Monday, 2026-11-26 a day off.
test.each([
  ['2026-11-23T00:00:00.000', ['2026-11-23 oo', '2026-11-24 oo']],
  ['2026-11-23T07:59:59.999', ['2026-11-23 oo', '2026-11-24 oo']],
  ['2026-11-23T08:00:00.000', ['2026-11-23 xo', '2026-11-24 oo']],
  ['2026-11-23T11:59:59.999', ['2026-11-23 xo', '2026-11-24 oo']],
  ['2026-11-23T12:00:00.000', ['2026-11-24 oo', '2026-11-25 oo']],
  ['2026-11-23T23:59:59.999', ['2026-11-24 oo', '2026-11-25 oo']],
  ['2026-11-25T12:00:00.000', ['2026-11-27 oo', '2026-11-30 oo']],
  ['2026-11-27T11:59:59.999', ['2026-11-27 xo', '2026-11-30 oo']],
  ['2026-11-28T09:00:00.000', ['2026-11-30 oo', '2026-12-01 oo']],
  ['2026-12-28T12:00:00.000', ['2026-12-30 oo', '2026-12-31 oo']],
  // The lunar new year of 2027, 7 to 9 February, after a Friday.
  ['2027-02-05T12:00:00.000', ['2027-02-10 oo', '2027-02-11 oo']],
  // Naadam, 10 to 15 July, of which two are a weekend.
  ['2026-07-09T12:00:00.000', ['2026-07-16 oo', '2026-07-17 oo']],
])('listDeliveryDays at %s in Ulaanbaatar gives %j', (clock, days) => {
  expect(write(at(clock))).toEqual(days);
});

test('listDeliveryDays offers no day of which the calendar does not know whether it is one off', () => {
  expect(write(at(`${lastKnownYear + 1}-03-03T09:00:00.000`))).toEqual([]);
  const last = listDeliveryDays(at(`${lastKnownYear}-12-31T09:00:00.000`));
  expect(last.every(({ date }) => date.startsWith(String(lastKnownYear)))).toBe(true);
});

test.each([
  ['2026-11-23', '10:00-14:00', '2026-11-23T07:59:59.999', true],
  ['2026-11-23', '10:00-14:00', '2026-11-23T08:00:00.000', false],
  ['2026-11-23', '14:00-20:00', '2026-11-23T11:59:59.999', true],
  ['2026-11-23', '14:00-20:00', '2026-11-23T12:00:00.000', false],
  ['2026-11-25', '10:00-14:00', '2026-11-23T09:00:00.000', false],
  ['2026-11-24', '10:00-15:00', '2026-11-23T09:00:00.000', false],
])('isSlotOpen of %s %s at %s is %s', (date, slot, clock, open) => {
  expect(isSlotOpen(date, slot, at(clock))).toBe(open);
});
