/** Whole MNT: rounded up, thousands separated by commas, followed by `₮`; null and undefined are `0₮`. */
export function formatMnt(amount: number | null | undefined): string {
  const whole = Math.ceil(amount ?? 0);
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole < 0 ? '-' : ''}${digits}₮`;
}

/** VAT is included: subTotal keeps two decimals and vat is the remainder, so both add up to total. */
export function splitVat(total: number, percent: number): { subTotal: number; vat: number } {
  const subTotal = Math.round((total / (1 + percent / 100)) * 100) / 100;
  return { subTotal, vat: Math.round((total - subTotal) * 100) / 100 };
}

/** The rows as shown: whole amounts that still add up to the total. */
export function toShownVat(total: number, percent: number): { subTotal: number; vat: number } {
  const subTotal = Math.ceil(splitVat(total, percent).subTotal);
  return { subTotal, vat: total - subTotal };
}

/** What an order's delivery costs, once, as long as commerce has not calculated it. */
export const deliveryMnt = 2000;
