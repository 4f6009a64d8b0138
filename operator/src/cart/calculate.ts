import type { Calculation } from '#contracts/commerce/cart.ts';
import {
  type DeliveryType,
  MAX_PER_PRODUCT,
  type Promo,
  splitVat,
  toDeliveryMnt,
  toDiscountMnt,
} from './amounts.ts';
import type { PlaceRow, PricedItem } from './calculate-statements.ts';

type Warning = Calculation['warnings'][number];
type Line = Calculation['lines'][number];

export interface CalculateInput {
  items: readonly PricedItem[];
  deliveryType: DeliveryType;
  slot: string | undefined;
  promoCode: string | undefined;
  promo: Promo | undefined;
  places: readonly PlaceRow[];
}

/** The order's sums from the current prices and stock; a warning names each item that was left out or reduced. */
export function calculate(input: CalculateInput): Calculation {
  const warnings: Warning[] = [];
  const lines = input.items.flatMap((item) => toLine(item, warnings));
  const goods = lines.reduce((sum, line) => sum + line.amount, 0);
  const discount = toDiscountMnt(goods, input.promo);
  const hasPhysicalItem = input.items.some(
    (item) => item.type === 'PHYSICAL' && (item.stock ?? 0) > 0,
  );
  const delivery = toDeliveryMnt(input.deliveryType, hasPhysicalItem);
  if (input.promoCode && !input.promo) warnings.push(toWarning('PROMO_UNKNOWN'));
  if (delivery > 0) warnings.push(...checkPlaces(input));
  const total = goods - discount + delivery;
  return { lines, goods, discount, delivery, ...splitVat(total), total, warnings };
}

function toLine(item: PricedItem, warnings: Warning[]): Line[] {
  const max = Math.min(MAX_PER_PRODUCT, item.stock ?? 0);
  if (item.known === 0) warnings.push(toWarning('UNKNOWN_PRODUCT', item.productId));
  else if (max === 0) warnings.push(toWarning('OUT_OF_STOCK', item.productId));
  else if (item.asked > max) warnings.push(toWarning('CLAMPED', item.productId, String(max)));
  const quantity = Math.min(item.asked, max);
  if (quantity === 0) return [];
  const price = item.price ?? 0;
  const nameMn = [item.nameMn, item.labelMn].filter(Boolean).join(' ');
  const nameEn = [item.nameEn, item.labelEn].filter(Boolean).join(' ');
  const { productId } = item;
  return [{ productId, nameMn, nameEn, quantity, price, amount: price * quantity }];
}

/** Delivery slots exist in the capital only. */
function checkPlaces({ places, slot }: CalculateInput): Warning[] {
  const warnings: Warning[] = [];
  if (places.some((place) => place.deliverable === 0)) warnings.push(toWarning('NOT_DELIVERABLE'));
  if (slot && places.some((place) => place.kind === 'AIMAG')) warnings.push(toWarning('NO_SLOT'));
  return warnings;
}

function toWarning(code: string, productId: string | null = null, detail = ''): Warning {
  return { code, productId, detail };
}
