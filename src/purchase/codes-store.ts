import { toCodesStore } from '#payment/codes-store.ts';

/** The codes of Wi-Fi cards. */
export const wifiCodes = toCodesStore({
  table: 'wifi_code',
  owner: 'purchase_id',
  alive: `SELECT 1 FROM purchase WHERE id = :ownerId AND status IN ('PAID', 'DONE')`,
});
