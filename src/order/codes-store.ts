import { toCodesStore } from '#payment/codes-store.ts';

const store = toCodesStore({
  table: 'digital_code',
  owner: 'order_id',
  alive: `SELECT 1 FROM shop_order WHERE id = :ownerId AND status IN ('PLACED', 'SHIPPED', 'COMPLETED')`,
});

interface OrderCode {
  orderId: string;
  productId: string;
  number: number;
  code: string;
}

/** The codes of digital goods of an order. */
export const { countCodes, noteShowing, readCodes } = store;
export const bindCode = ({ orderId: ownerId, ...code }: OrderCode, now: number) =>
  store.bindCode({ ownerId, ...code }, now);
