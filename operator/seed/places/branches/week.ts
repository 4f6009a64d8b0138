import type { OpeningHours } from '#contracts/content/places.ts';

type Day = readonly [open: string, close: string] | null;

function toWeek(weekday: Day, saturday: Day, sunday: Day): OpeningHours[] {
  return [weekday, weekday, weekday, weekday, weekday, saturday, sunday].map((day) => ({
    open: day?.[0] ?? null,
    close: day?.[1] ?? null,
  }));
}

export const cityWeek = toWeek(['09:00', '20:00'], ['10:00', '19:00'], ['10:00', '18:00']);
export const longWeek = toWeek(['08:30', '21:00'], ['09:00', '21:00'], ['10:00', '20:00']);
export const mallWeek = toWeek(['10:00', '21:00'], ['10:00', '21:00'], ['10:00', '21:00']);
export const lateMallWeek = toWeek(['10:00', '22:00'], ['10:00', '22:00'], ['10:00', '22:00']);
export const officeWeek = toWeek(['08:30', '18:00'], null, null);
export const suburbWeek = toWeek(['09:00', '19:00'], ['10:00', '18:00'], ['10:00', '17:00']);
export const noSundayWeek = toWeek(['09:00', '19:00'], ['10:00', '17:00'], null);
export const aimagWeek = toWeek(['09:00', '19:00'], ['10:00', '17:00'], ['11:00', '16:00']);
export const sumWeek = toWeek(['09:00', '18:00'], ['10:00', '15:00'], null);
export const gateWeek = toWeek(['08:00', '20:00'], ['08:00', '20:00'], ['09:00', '18:00']);

/** Round the clock, in the hours of one calendar day. */
export const airportWeek = toWeek(['00:00', '23:59'], ['00:00', '23:59'], ['00:00', '23:59']);

/** The Narantuul market is closed on Tuesdays. */
export const marketWeek = toWeek(['09:00', '18:30'], ['09:00', '19:00'], ['09:00', '19:00']).map(
  (day, index) => (index === 1 ? { open: null, close: null } : day),
);
