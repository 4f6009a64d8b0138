import { toUlaanbaatar } from './ulaanbaatar-time.ts';

/** Until this day the authority takes receipts of companies for the month before. */
const lastDay = 7;

const toMonths = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/**
 * The month that a company's receipt is reported for, where that is not the month of its registration: the day of the
 * payment, as the authority's example has it. Only the month before, and only in the first days of a month.
 */
export function toReportMonth(paidAt: number, now: number): string | null {
  const paid = toUlaanbaatar(new Date(paidAt)).date;
  const today = toUlaanbaatar(new Date(now)).date;
  const isMonthBefore = toMonths(paid) === toMonths(today) - 1;
  return isMonthBefore && Number(today.slice(8)) <= lastDay ? paid : null;
}
