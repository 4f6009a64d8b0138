import { settings } from '#env.ts';
import { formatMonth } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import type { Sold } from '#payment/receipt/model.ts';
import type { Purchase } from './model.ts';

interface Line {
  name: string;
  price: number;
  quantity: number;
}

function toLines({ item, amount }: Purchase): Line[] {
  const t = translator('mn');
  switch (item.kind) {
    case 'bill':
      return [
        {
          name: t('pay.receipt.bill', { month: formatMonth(item.month, 'mn') }),
          price: amount,
          quantity: 1,
        },
      ];
    case 'units':
      return [{ name: t('pay.receipt.units'), price: amount, quantity: 1 }];
    case 'data':
      return [{ name: item.nameMn, price: amount, quantity: 1 }];
    case 'wifi':
      return [{ name: item.nameMn, price: item.price, quantity: item.quantity }];
    case 'newNumber':
      return [
        {
          name: t('pay.newNumber.receipt', { number: item.isdn }),
          price: item.surcharge,
          quantity: 1,
        },
        { name: t(`newNumber.sim.${item.sim}`), price: item.simPrice, quantity: 1 },
        { name: item.plan.nameMn, price: item.plan.fee, quantity: 1 },
      ].filter(({ price }) => price > 0);
  }
}

/** What a receipt says of a purchase, with the tax of its kind. */
export const toSold = (purchase: Purchase): Sold => ({
  buyer: purchase.buyer,
  phone: purchase.phone,
  lines: toLines(purchase).map((line) => ({
    ...line,
    kind: purchase.item.kind === 'wifi' ? 'digital' : 'service',
    taxType: settings().RECEIPT_TAX_TYPES[purchase.item.kind],
  })),
  discount: 0,
  delivery: purchase.item.kind === 'newNumber' ? purchase.item.deliveryPrice : 0,
});
