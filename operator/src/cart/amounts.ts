/** VAT is inside every price. */
const VAT_RATE = 0.11;
const DELIVERY_MNT = 2000;
export const MIN_PAYMENT_MNT = 1000;
export const MAX_PER_PRODUCT = 99;

export type DeliveryType = 'DELIVERY' | 'PICKUP' | 'DIGITAL';

/** Both are rounded to two decimals and add up to the total exactly. */
export function splitVat(totalMnt: number): { subTotal: number; vat: number } {
  const subTotal = Math.round((totalMnt / (1 + VAT_RATE)) * 100) / 100;
  return { subTotal, vat: Math.round((totalMnt - subTotal) * 100) / 100 };
}

/** Charged once per order, and only when it has a physical item. */
export function toDeliveryMnt(type: DeliveryType, hasPhysicalItem: boolean): number {
  return type === 'DELIVERY' && hasPhysicalItem ? DELIVERY_MNT : 0;
}

export interface Promo {
  per_cent: number;
  most_mnt: number;
}

export function toDiscountMnt(goodsMnt: number, promo: Promo | undefined): number {
  if (!promo) return 0;
  return Math.min(promo.most_mnt, Math.floor((goodsMnt * promo.per_cent) / 100));
}
