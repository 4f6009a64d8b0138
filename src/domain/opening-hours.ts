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

const dayMs = 24 * 60 * 60 * 1000;

function toMinutes(clock: string): number {
  const [h = 0, m = 0] = clock.split(':').map(Number);
  return h * 60 + m;
}

function hoursOn(schedule: Schedule, date: string, weekday: number): Hours {
  return (
    schedule.exceptions.find((day) => day.date === date) ??
    schedule.hours[weekday] ?? { open: null, close: null }
  );
}

/** Open or not at an instant, and what comes next within a week; holidays rule over the weekday. */
export function toOpening(schedule: Schedule, now: Date): Opening {
  const today = toUlaanbaatar(now);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = toUlaanbaatar(new Date(now.getTime() + daysAhead * dayMs));
    const { open, close } = hoursOn(schedule, day.date, day.weekday);
    if (!open || !close) continue;
    const isToday = daysAhead === 0;
    if (isToday && today.minutes >= toMinutes(open) && today.minutes < toMinutes(close)) {
      return { state: 'open', until: close };
    }
    if (!isToday || today.minutes < toMinutes(open)) {
      return { state: 'closed', opens: { daysAhead, weekday: day.weekday, at: open } };
    }
  }
  return { state: 'closed', opens: null };
}
