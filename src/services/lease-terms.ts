import type { LeasingGroup } from '#contracts/content/offers.ts';
import {
  type Lease,
  leasingAge,
  leasingMonths,
  leasingPercents,
  toLease as toLeaseAt,
} from '#domain/leasing.ts';
import { settings } from '#env.ts';
import { settleRead } from '#lib/outcome.ts';
import { readLeasingGroup } from './content.ts';

/** How a product may be leased: prepayments in per cent, terms in months, each from the least. */
export interface LeaseTerms {
  percents: readonly number[];
  months: readonly number[];
  minAge: number;
}

/** Of a product whose group is not known, and of a price. */
export const usualTerms: LeaseTerms = {
  percents: leasingPercents,
  months: leasingMonths,
  minAge: leasingAge,
};

const listWithin = (given: readonly number[], least: number, most: number): number[] =>
  [...new Set(given)]
    .filter((one) => Number.isInteger(one) && one >= least && one <= most)
    .toSorted((a, b) => a - b);

const isWithin = ({ startsAt, endsAt }: LeasingGroup, now: number): boolean =>
  (startsAt === null || Date.parse(startsAt) <= now) &&
  (endsAt === null || Date.parse(endsAt) > now);

/** What a group says of a product. One that is over, or of other products, says nothing; nobody leases under age. */
export function toTerms(group: LeasingGroup, productId: string, now: number): LeaseTerms {
  const isOf = group.productIds.length === 0 || group.productIds.includes(productId);
  if (!isOf || !isWithin(group, now)) return usualTerms;
  const percents = listWithin(group.prepayOptions, 0, 90);
  const months = listWithin(group.terms, 1, 60);
  return {
    percents: percents.length > 0 ? percents : usualTerms.percents,
    months: months.length > 0 ? months : usualTerms.months,
    minAge: Math.max(leasingAge, group.minAge),
  };
}

/** Which products have a group, the service says by product. */
export async function readLeaseTerms(
  productId: string,
  now: number = Date.now(),
): Promise<LeaseTerms> {
  const read = await settleRead(await readLeasingGroup(productId));
  return read.ok ? toTerms(read.value, productId, now) : usualTerms;
}

/** The lease of a price at the rate of now. */
export const toLease = (price: number, percent: number, months: number): Lease =>
  toLeaseAt(price, percent, months, settings().LEASING_RATE);

/** Hundredths of a per cent a month. */
export const leaseRate = (): number => settings().LEASING_RATE;

/** Where companies send their official letters. */
export const letterAddress = (): string => settings().LEASING_EMAIL;
