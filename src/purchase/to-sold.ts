import { settings } from '#env.ts';
import type { Sold } from '#payment/receipt/model.ts';
import { kindOf } from './kinds.ts';
import type { Purchase } from './model.ts';

/** What a receipt says of a purchase, with the tax of its kind. */
export function toSold(purchase: Purchase): Sold {
  const { buyer, phone, item } = purchase;
  const kind = kindOf(item);
  const taxType = settings().RECEIPT_TAX_TYPES[item.kind];
  return {
    buyer,
    phone,
    lines: kind.toLines(purchase).map((line) => ({ ...line, kind: kind.soldAs, taxType })),
    discount: 0,
    delivery: kind.toDeliveryPrice?.(item) ?? 0,
  };
}
