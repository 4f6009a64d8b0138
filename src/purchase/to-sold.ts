import { settings } from '#env.ts';
import { formatMonth } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import type { Sold } from '#payment/receipt/model.ts';
import type { Purchase } from './model.ts';

function toLine({ item, amount }: Purchase): { name: string; price: number; quantity: number } {
  const t = translator('mn');
  switch (item.kind) {
    case 'bill':
      return {
        name: t('pay.receipt.bill', { month: formatMonth(item.month, 'mn') }),
        price: amount,
        quantity: 1,
      };
    case 'units':
      return { name: t('pay.receipt.units'), price: amount, quantity: 1 };
    case 'data':
      return { name: item.nameMn, price: amount, quantity: 1 };
    case 'wifi':
      return { name: item.nameMn, price: item.price, quantity: item.quantity };
  }
}

/** What a receipt says of a purchase, with the tax of its kind. */
export const toSold = (purchase: Purchase): Sold => ({
  buyer: purchase.buyer,
  phone: purchase.phone,
  lines: [
    {
      ...toLine(purchase),
      kind: purchase.item.kind === 'wifi' ? 'digital' : 'service',
      taxType: settings().RECEIPT_TAX_TYPES[purchase.item.kind],
    },
  ],
  discount: 0,
  delivery: 0,
});
