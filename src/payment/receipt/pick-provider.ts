import type { TaxType } from '#domain/tax.ts';
import type { Settings } from '#settings/settings.ts';
import type { Receipt } from './model.ts';

/** One for all of an invoice, and nothing that is outside of VAT. */
const isOfQpay = (taxTypes: readonly TaxType[]) =>
  taxTypes.length <= 1 && !taxTypes.includes('NO_VAT');

/**
 * Who registers the receipt of a payment; null where nobody can. QPay knows only its own payments, and not every tax
 * type: what it does not know goes to the tax daemon, where there is one.
 */
export function pickProvider(
  { RECEIPT_PROVIDER, hasTaxDaemon }: Pick<Settings, 'RECEIPT_PROVIDER' | 'hasTaxDaemon'>,
  paidBy: Receipt['paidBy'],
  taxTypes: readonly TaxType[],
): Receipt['provider'] | null {
  if (RECEIPT_PROVIDER === 'qpay' && paidBy === 'qpay' && isOfQpay(taxTypes)) return 'qpay';
  return hasTaxDaemon ? 'pos' : null;
}
