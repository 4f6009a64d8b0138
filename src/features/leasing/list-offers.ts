import { type Lease, toLease } from '#domain/leasing.ts';
import type { Assessment } from '#leasing/model.ts';
import { readLeaseTerms } from '#services/lease-terms.ts';

/** What is paid each month at most is what somebody may pay. */
const isWithin = ({ monthly, last }: Lease, most: number) => Math.max(monthly, last) <= most;

/** The ways in which the wished product can be had, at the price and the rate of the wish: the wish itself first. */
export async function listOffers({ wish, monthly }: Assessment): Promise<Lease[]> {
  if (!wish?.product || monthly === null) return [];
  const { price, rate, percent, months } = wish.lease;
  const terms = await readLeaseTerms(wish.product.product);
  const offers = terms.percents
    .flatMap((down) => terms.months.map((term) => toLease(price, down, term, rate)))
    .filter((lease) => isWithin(lease, monthly));
  const isWished = (lease: Lease) => lease.percent === percent && lease.months === months;
  return [...offers.filter(isWished), ...offers.filter((lease) => !isWished(lease))];
}
