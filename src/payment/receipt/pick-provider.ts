import type { ReceiptRow } from '#db/receipt-schema.ts';
import type { Settings } from '#settings/settings.ts';

/**
 * Who registers the receipt of a payment; null where nobody can. QPay knows only its own payments, and one tax type for all
 * of an invoice: what it does not know goes to the tax daemon, where there is one.
 */
export function pickProvider(
  { RECEIPT_PROVIDER, hasTaxDaemon }: Pick<Settings, 'RECEIPT_PROVIDER' | 'hasTaxDaemon'>,
  paidBy: ReceiptRow['paidBy'],
  taxTypes: number,
): ReceiptRow['provider'] | null {
  if (RECEIPT_PROVIDER === 'qpay' && paidBy === 'qpay' && taxTypes <= 1) return 'qpay';
  return hasTaxDaemon ? 'pos' : null;
}
