import { deliveryMnt } from '#domain/money.ts';

/** For so long after a number was given to somebody else it is not replaced online. */
export const newOwnerMs = 30 * 24 * 60 * 60_000;

/** What is paid now, in MNT. */
export function toAmounts(fee: number, way?: { type: 'DELIVERY' | 'PICKUP' }) {
  const delivery = way?.type === 'DELIVERY' ? deliveryMnt : 0;
  return { fee, delivery, total: fee + delivery };
}
