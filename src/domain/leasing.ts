/** Interest-free, as every lease here is. */
export const leasingMonths = [6, 12, 24] as const;
export const leasingPercents = [0, 10, 35] as const;

export interface Instalments {
  prepay: number;
  /** Every instalment but the last, which takes up what the rounding left. */
  monthly: number;
  last: number;
}

/** `percent` is a whole number, so that a share such as 35 % is exact. */
export function toInstalments(price: number, percent: number, months: number): Instalments {
  const prepay = Math.ceil((price * percent) / 100);
  const rest = price - prepay;
  const monthly = Math.floor(rest / months);
  return { prepay, monthly, last: rest - monthly * (months - 1) };
}
