import type { Sold } from '#payment/receipt/model.ts';
import type { Order } from './model.ts';

/** What a receipt says of an order. */
export const toSold = ({ buyer, phone, lines, discount, delivery }: Order): Sold => ({
  buyer,
  phone,
  lines: lines.map(({ nameMn, price, quantity, type }) => ({
    name: nameMn,
    price,
    quantity,
    kind: type === 'DIGITAL' ? 'digital' : 'goods',
  })),
  discount,
  delivery,
});
