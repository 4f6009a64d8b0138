import { toUlaanbaatar } from './ulaanbaatar-time.ts';

/** The same day of each month, `YYYY-MM-DD`; the last of a month that has no such day. The first is that of the instant. */
export function listDueDays(from: Date, count: number): string[] {
  const [year = 0, month = 1, day = 1] = toUlaanbaatar(from).date.split('-').map(Number);
  return Array.from({ length: count }, (_, after) => {
    const length = new Date(Date.UTC(year, month + after, 0)).getUTCDate();
    const at = new Date(Date.UTC(year, month - 1 + after, Math.min(day, length)));
    return at.toISOString().slice(0, 10);
  });
}
