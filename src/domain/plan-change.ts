import { toUlaanbaatar } from './ulaanbaatar-time.ts';

/** Whether another plan costs more, less, or the same. */
export type PlanChange = 'UP' | 'DOWN' | 'EVEN';

export function toPlanChange(from: { fee: number }, to: { fee: number }): PlanChange {
  if (to.fee === from.fee) return 'EVEN';
  return to.fee > from.fee ? 'UP' : 'DOWN';
}

/** Why somebody wants a smaller plan. */
export const downgradeReasons = ['PRICE', 'UNUSED', 'NETWORK', 'OTHER'] as const;

/** The month of which one change is, `YYYY-MM` in Ulaanbaatar. Were it thirty days, this would be the place to say so. */
export const toShiftMonth = (at: number): string => toUlaanbaatar(new Date(at)).date.slice(0, 7);

/** The first day of the month after, in Ulaanbaatar: when a change is possible again, and a smaller plan begins. */
export function toNextMonth(at: number): string {
  const [year = 0, month = 1] = toShiftMonth(at).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** From which day on a plan holds that is chosen at this moment: at once where it costs more, else from the 1st. */
export const toEffectiveDay = (change: PlanChange, at: number): string =>
  change === 'UP' ? toUlaanbaatar(new Date(at)).date : toNextMonth(at);
