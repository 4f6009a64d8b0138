import {
  type SoldLine,
  type TaxedReceipt,
  toPaidLines,
  toTaxedReceipt,
} from '#domain/receipt-items.ts';
import { translator } from '#i18n/translator.ts';
import type { Settings } from '#settings/settings.ts';
import type { Sold } from './model.ts';

/** Longer names are refused, and with them the receipt. */
const maxName = 150;

/** The rows of a receipt with their taxes, by the settings of the merchant. Its total shows whether they are those of a payment. */
export function toTaxed(
  { lines, discount, delivery }: Sold,
  known: Pick<Settings, 'RECEIPT_CODES' | 'CITY_TAX_PERCENT'>,
): TaxedReceipt {
  const sold = lines.map(({ kind, taxType = 'VAT_ABLE', ...line }): SoldLine => ({
    ...line,
    name: [...line.name].slice(0, maxName).join(''),
    taxType,
    code: known.RECEIPT_CODES[kind],
  }));
  const brought: SoldLine = {
    name: translator('mn')('receipt.delivery'),
    price: delivery,
    quantity: 1,
    taxType: 'VAT_ABLE',
    code: known.RECEIPT_CODES.delivery,
  };
  return toTaxedReceipt(toPaidLines(sold, discount, brought) ?? [], known.CITY_TAX_PERCENT);
}
