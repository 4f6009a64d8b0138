import { toCodesStore } from '#payment/codes-store.ts';

/** The codes of digital goods of an order. */
export const { bindCode, countCodes, noteShowing, readCodes } = toCodesStore({
  table: 'digital_code',
  owner: 'order_id',
  alive: `SELECT 1 FROM shop_order WHERE id = :ownerId AND status IN ('PLACED', 'SHIPPED', 'COMPLETED')`,
});
