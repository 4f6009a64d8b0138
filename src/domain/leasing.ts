/** Terms and prepayments of the leases, all of which are interest-free. */
export const leasingMonths = [6, 12, 24] as const;
export const leasingPercents = [0, 10, 35] as const;

export interface Instalments {
  prepay: number;
  /** Every instalment but the last one, which also contains the rounding difference. */
  monthly: number;
  last: number;
}

/** `percent` is a whole number, because 0.35 has no exact floating-point value. */
export function toInstalments(price: number, percent: number, months: number): Instalments {
  const prepay = Math.ceil((price * percent) / 100);
  const rest = price - prepay;
  const monthly = Math.floor(rest / months);
  return { prepay, monthly, last: rest - monthly * (months - 1) };
}
