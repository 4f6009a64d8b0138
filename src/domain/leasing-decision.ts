/** What the bureaus say of somebody; null where one does not say it. Amounts in MNT a month. */
export interface Reports {
  credit: { monthlyPayments: number | null; overdueDays: number | null; income: number | null };
  insurance: { monthsPaid: number | null; salary: number | null };
}

export const rejections = ['OVERDUE', 'NO_INSURANCE', 'BURDEN'] as const;
export const doubts = ['CONTRADICTION', 'UNCLEAR', 'LATE', 'NOT_CHECKED'] as const;

export type Decision =
  /** What may be paid each month. */
  | { state: 'COMPLETE'; monthly: number }
  | { state: 'REJECTED'; reason: (typeof rejections)[number] }
  /** A person decides. */
  | { state: 'PENDING'; reason: (typeof doubts)[number] };

/** Somebody who is overdue for longer is not leased to; for less long, a person looks. */
const maxOverdueDays = 90;
/** For so many of the last twelve months insurance was paid. */
const minMonths = 3;
/** Of a salary no more than this goes into loans, other ones included, in per cent. */
const maxBurden = 40;
/** Below it nothing that we lease can be paid. */
const minMonthly = 10_000;
/** By how much two incomes may differ until they contradict each other, in per cent of the larger. */
const maxDifference = 50;

/** A lender and the insurance know incomes that are not one person's. */
function isContradicted({ credit, insurance }: Reports): boolean {
  if (credit.income === null) return false;
  const insured = (insurance.monthsPaid ?? 0) < minMonths ? 0 : (insurance.salary ?? 0);
  const difference = Math.abs(credit.income - insured);
  return difference * 100 > Math.max(credit.income, insured) * maxDifference;
}

/**
 * What follows from the reports. A machine only says yes or no where both are clear and agree; else a person decides.
 */
export function decide(reports: Reports): Decision {
  const { credit, insurance } = reports;
  const { monthlyPayments, overdueDays } = credit;
  const { monthsPaid, salary } = insurance;
  if (overdueDays !== null && overdueDays > maxOverdueDays) {
    return { state: 'REJECTED', reason: 'OVERDUE' };
  }
  if (monthlyPayments === null || overdueDays === null || monthsPaid === null || salary === null) {
    return { state: 'PENDING', reason: 'UNCLEAR' };
  }
  if (isContradicted(reports)) return { state: 'PENDING', reason: 'CONTRADICTION' };
  if (monthsPaid < minMonths) return { state: 'REJECTED', reason: 'NO_INSURANCE' };
  if (overdueDays > 0) return { state: 'PENDING', reason: 'LATE' };
  const monthly = Math.floor((salary * maxBurden) / 100) - monthlyPayments;
  return monthly < minMonthly
    ? { state: 'REJECTED', reason: 'BURDEN' }
    : { state: 'COMPLETE', monthly };
}
