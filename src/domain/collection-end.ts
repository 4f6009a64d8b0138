import { toUlaanbaatar } from './ulaanbaatar-time.ts';

const dayMs = 86_400_000;

/** Until when something that is ready can be collected: the end of the last of so many days after this one, in Ulaanbaatar. */
export function toCollectionEnd(readyAt: number, days: number): number {
  const { date } = toUlaanbaatar(new Date(readyAt + (days + 1) * dayMs));
  return Date.parse(`${date}T00:00:00+08:00`);
}

/** The last day on which it can be collected, `YYYY-MM-DD`. */
export const toLastDay = (end: number): string => toUlaanbaatar(new Date(end - 1)).date;
