import { translator } from '#i18n/translator.ts';
import type { Sold } from '#payment/receipt/model.ts';
import type { Order } from './model.ts';

/** Of a lease only what is paid with the order is on its receipt: each further payment has its own. */
const nameLeased = (name: string, percent: number): string =>
  translator('mn')(percent > 0 ? 'receipt.leaseDown' : 'receipt.leaseFirst', { name });

/** What a receipt says of an order. */
export const toSold = ({
  buyer,
  phone,
  lines,
  discount,
  delivery,
}: Pick<Order, 'buyer' | 'phone' | 'lines' | 'discount' | 'delivery'>): Sold => ({
  buyer,
  phone,
  lines: lines.map(({ nameMn, price, quantity, type, lease }) => ({
    name: lease ? nameLeased(nameMn, lease.percent) : nameMn,
    price,
    quantity,
    kind: type === 'DIGITAL' ? 'digital' : 'goods',
  })),
  discount,
  delivery,
});
