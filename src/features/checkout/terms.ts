import type { OrderLine } from '#order/model.ts';
import type { Terms } from './calculate.ts';
import { isPhysical } from './model.ts';

export interface Chosen {
  lines: readonly OrderLine[];
  deliveryType?: 'DELIVERY' | 'PICKUP';
  address?: { cityId: string; districtId: string; isCapital: boolean };
  time?: { slot: string };
}

/** On which terms the goods are had, as far as that is chosen. */
export function toTerms({ lines, deliveryType, address, time }: Chosen): Terms {
  if (!isPhysical({ lines })) return { deliveryType: 'DIGITAL' };
  if (deliveryType !== 'DELIVERY') return { deliveryType: 'PICKUP' };
  const places = address && { cityId: address.cityId, districtId: address.districtId };
  const slot = address?.isCapital && time ? { slot: time.slot } : {};
  return { deliveryType, ...places, ...slot };
}
