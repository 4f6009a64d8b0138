import type { TouristPackage } from '#contracts/mobile/tourist-sims.ts';

/** The kinds of travel points at which somebody arrives. */
export const pointKinds = ['AIRPORT', 'BORDER', 'HOTEL'] as const;

const dayMs = 24 * 60 * 60_000;
/** How far ahead a SIM can be ordered. */
export const aheadDays = 60;

/** Whether somebody may arrive on this day: today, or within 60 days. Both are `YYYY-MM-DD`. */
export function isArrival(day: string, today: string): boolean {
  const ahead = (Date.parse(day) - Date.parse(today)) / dayMs;
  return ahead >= 0 && ahead <= aheadDays;
}

/** What a day of it costs, in MNT. */
export const toDayPrice = ({ price, days }: Pick<TouristPackage, 'price' | 'days'>): number =>
  Math.ceil(price / days);
