import type { Branch, OpeningHours } from '#contracts/content/places.ts';

type Exception = Branch['exceptions'][number];

/** `null` is closed; otherwise the branch is open within these hours at most. */
export type HolidayCalendar = readonly (readonly [
  date: string,
  within: readonly [open: string, close: string] | null,
])[];

/** Republic day, Independence restoration day, New Year, Tsagaan Sar from its eve, Women's day. */
export const usualHolidays: HolidayCalendar = [
  ['2026-11-26', ['10:00', '17:00']],
  ['2026-12-29', ['10:00', '17:00']],
  ['2026-12-31', ['09:00', '17:00']],
  ['2027-01-01', null],
  ['2027-02-06', ['10:00', '15:00']],
  ['2027-02-07', null],
  ['2027-02-08', null],
  ['2027-02-09', null],
  ['2027-03-08', ['10:00', '17:00']],
];

/** Malls close on fewer days. */
export const mallHolidays: HolidayCalendar = [
  ['2026-12-29', ['11:00', '20:00']],
  ['2026-12-31', ['10:00', '19:00']],
  ['2027-01-01', ['12:00', '20:00']],
  ['2027-02-06', ['10:00', '16:00']],
  ['2027-02-07', null],
  ['2027-02-08', null],
  ['2027-02-09', ['12:00', '19:00']],
];

function findWeekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** A holiday only shortens a day: it never opens a branch that is closed on that weekday. */
export function toExceptions(week: OpeningHours[], calendar: HolidayCalendar): Exception[] {
  return calendar.map(([date, within]) => {
    const usual = week[findWeekday(date)];
    if (!within || !usual?.open || !usual.close) return { date, open: null, close: null };
    return {
      date,
      open: usual.open > within[0] ? usual.open : within[0],
      close: usual.close < within[1] ? usual.close : within[1],
    };
  });
}
