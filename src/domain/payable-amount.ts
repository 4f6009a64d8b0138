/** The smallest payment of anything, in MNT. */
export const minPayment = 1000;
/** The most that is paid at a time, so that a slip of the finger is no fortune. Ours. */
export const maxPayment = 5_000_000;

/** What units are offered for; any other amount may be typed. */
export const unitPresets = [1000, 3000, 5000, 10_000, 20_000, 50_000] as const;

/** An amount as people type it: `5 000₮`, `5,000`; null where it is none. */
export function readAmount(typed: string): number | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s,'₮]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

export type AmountFault = 'missing' | 'below' | 'above';

/** Why an amount can not be paid; null where it can. */
export function findAmountFault(amount: number | null): AmountFault | null {
  if (amount === null) return 'missing';
  if (amount < minPayment) return 'below';
  return amount > maxPayment ? 'above' : null;
}

/** What of a payment pays what is due, and what is left of it as credit. */
export function splitPayment(amount: number, due: number): { paid: number; credit: number } {
  const paid = Math.min(amount, due);
  return { paid, credit: amount - paid };
}
