import { isDayOff } from './days-off.ts';
import { toUlaanbaatar } from './ulaanbaatar-time.ts';

const dayMs = 86_400_000;

/** When a technician comes: half a day. */
export const visitSlots = ['09:00-13:00', '13:00-18:00'] as const;
export type VisitSlot = (typeof visitSlots)[number];

/** The next working days from the day after tomorrow on, `YYYY-MM-DD`; nobody comes on Sundays and days off. */
export function listVisitDays(now: Date, count: number): string[] {
  const days: string[] = [];
  // Within two months there are always enough, unless the calendar has ended.
  for (let ahead = 2; ahead < 60 && days.length < count; ahead += 1) {
    const { date, weekday } = toUlaanbaatar(new Date(now.getTime() + ahead * dayMs));
    if (weekday < 6 && !isDayOff(date)) days.push(date);
  }
  return days;
}
