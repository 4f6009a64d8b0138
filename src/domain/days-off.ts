/** Days off by law that have the same date each year, `MM-DD`. */
const fixed = new Set([
  '01-01',
  '03-08',
  '06-01',
  '07-10',
  '07-11',
  '07-12',
  '07-13',
  '07-14',
  '07-15',
  '11-26',
  '12-29',
]);

/** Days off of the lunar calendar: the new year, Buddha's day, Chinggis Khaan's day. */
const lunar: Readonly<Record<string, readonly string[]>> = {
  2026: ['02-18', '02-19', '02-20', '05-31', '11-10'],
  2027: ['02-07', '02-08', '02-09', '05-20', '11-29'],
  2028: ['02-26', '02-27', '02-28', '06-07', '11-17'],
  2029: ['02-14', '02-15', '02-16', '05-27', '11-07'],
  2030: ['02-03', '02-04', '02-05', '05-17', '11-26'],
};

/** The last year whose lunar days are known: later days are offered to nobody. */
export const lastKnownYear = Math.max(...Object.keys(lunar).map(Number));

/** Whether nobody works on a day, `YYYY-MM-DD` in Ulaanbaatar; also true where the calendar does not reach. */
export function isDayOff(date: string): boolean {
  const days = lunar[date.slice(0, 4)];
  const day = date.slice(5);
  return days === undefined || fixed.has(day) || days.includes(day);
}
