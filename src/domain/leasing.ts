/** Terms and prepayments of the leases whose product names none of its own. */
export const leasingMonths = [6, 12, 24] as const;
export const leasingPercents = [0, 10, 35] as const;
/** From this age on somebody may have a lease. */
export const leasingAge = 18;
/** Of no lease more is paid than this, in MNT. */
export const maxLeased = 100_000_000;
export const leasingFeeMnt = 2000;
/** For so long a fee that was paid holds, whatever fails. */
export const leasingFeeMs = 24 * 60 * 60_000;

export interface Instalments {
  prepay: number;
  /** Every instalment but the last one, which also contains the rounding difference. */
  monthly: number;
  last: number;
  /** What is paid beside the price; 0 where the rate is 0. */
  interest: number;
}

/**
 * The one rule of instalments. `percent` is a whole number, because 0.35 has no exact floating-point value, and so is
 * `rate`: hundredths of a per cent a month of what is left after the prepayment. Everything that is paid adds up to the
 * price and the interest.
 */
export function toInstalments(
  price: number,
  percent: number,
  months: number,
  rate = 0,
): Instalments {
  const prepay = Math.ceil((price * percent) / 100);
  const rest = price - prepay;
  const interest = Math.ceil((rest * rate * months) / 10_000);
  const monthly = Math.floor((rest + interest) / months);
  return { prepay, monthly, last: rest + interest - monthly * (months - 1), interest };
}

/** A lease as it is agreed upon: it stands in drafts, contracts and orders as it was. All amounts in MNT. */
export interface Lease extends Instalments {
  price: number;
  percent: number;
  months: number;
  rate: number;
}

export const toLease = (price: number, percent: number, months: number, rate: number): Lease => ({
  price,
  percent,
  months,
  rate,
  ...toInstalments(price, percent, months, rate),
});

/** What is paid after so many months; 0 is when the goods are ordered. */
export interface Due {
  after: number;
  amount: number;
}

/**
 * Everything that is paid, and when. Without a prepayment the first instalment is due at once, so that nobody has goods
 * for nothing.
 */
export function listDues({ percent, prepay, monthly, last, months }: Lease): Due[] {
  const instalments = Array.from({ length: months }, (_, at) =>
    at === months - 1 ? last : monthly,
  );
  const amounts = percent > 0 ? [prepay, ...instalments] : instalments;
  return amounts.map((amount, after) => ({ after, amount }));
}

export const toDueNow = (lease: Lease): number => listDues(lease)[0]?.amount ?? 0;

/** What is owed after the goods were ordered. */
export const toOwed = (lease: Lease): number => lease.price + lease.interest - toDueNow(lease);
