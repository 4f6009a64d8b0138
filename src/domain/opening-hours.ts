import { toUlaanbaatar } from './ulaanbaatar-time.ts';

interface Hours {
  open: string | null;
  close: string | null;
}

export interface Schedule {
  /** Seven entries, Monday first. */
  hours: readonly Hours[];
  exceptions: readonly (Hours & { date: string })[];
}

export type Opening =
  | { state: 'open'; until: string }
  | { state: 'closed'; opens: { daysAhead: number; weekday: number; at: string } | null };

const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60 * 1000;

function toMinutes(clock: string): number {
  const [h = 0, m = 0] = clock.split(':').map(Number);
  return h * 60 + m;
}

/** The closing time in minutes of the opening day: more than 24 h where it is after midnight. 23:59 means midnight. */
function toClosing(open: string, close: string): number {
  if (close === '23:59') return dayMinutes;
  return toMinutes(close) > toMinutes(open) ? toMinutes(close) : toMinutes(close) + dayMinutes;
}

function hoursOn(schedule: Schedule, date: string, weekday: number): Hours {
  return (
    schedule.exceptions.find((day) => day.date === date) ??
    schedule.hours[weekday] ?? { open: null, close: null }
  );
}

/**
 * Whether a place is open at an instant, and when it closes, or opens within a week; exceptions replace the hours
 * of the weekday. It starts with yesterday, whose hours may last until today.
 */
export function toOpening(schedule: Schedule, now: Date): Opening {
  const { minutes } = toUlaanbaatar(now);
  for (let daysAhead = -1; daysAhead <= 7; daysAhead += 1) {
    const day = toUlaanbaatar(new Date(now.getTime() + daysAhead * dayMs));
    const { open, close } = hoursOn(schedule, day.date, day.weekday);
    if (!open || !close) continue;
    const at = minutes - daysAhead * dayMinutes;
    if (at < toMinutes(open)) {
      return { state: 'closed', opens: { daysAhead, weekday: day.weekday, at: open } };
    }
    if (at < toClosing(open, close)) return { state: 'open', until: close };
  }
  return { state: 'closed', opens: null };
}
