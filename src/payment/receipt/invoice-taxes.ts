import type { QpayInvoiceTaxes } from '#services/qpay-invoice.ts';
import { type TaxedLine, toDecimals } from '#domain/receipt-items.ts';
import type { TaxType } from '#domain/tax.ts';
import { translator } from '#i18n/translator.ts';
import type { Settings } from '#settings/settings.ts';
import type { Sold } from './model.ts';
import { pickProvider } from './pick-provider.ts';
import { toTaxed } from './to-taxed.ts';

/** QPay's names of tax types; of what is outside of VAT it registers nothing. */
const names: Readonly<Partial<Record<TaxType, '1' | '2' | '3'>>> = {
  VAT_ABLE: '1',
  VAT_FREE: '2',
  VAT_ZERO: '3',
};

function toLine(line: TaxedLine): QpayInvoiceTaxes['lines'][number] {
  const t = translator('mn');
  const vat = {
    tax_code: 'VAT' as const,
    description: t('receipt.vatName'),
    amount: line.vat / 100,
  };
  const cityTax = {
    tax_code: 'CITY_TAX' as const,
    description: t('receipt.cityTaxName'),
    amount: line.cityTax / 100,
  };
  return {
    line_description: line.name,
    line_quantity: toDecimals(line.quantity * 100),
    line_unit_price: toDecimals(line.price * 100),
    note: '',
    classification_code: line.code,
    taxes: [vat, cityTax].filter(({ amount }) => amount > 0),
  };
}

/**
 * What an invoice of QPay says of goods and taxes, so that QPay can register its receipt; null where the receipt is
 * registered by somebody else, or the rows are not what is to be paid.
 */
export function toInvoiceTaxes(
  sold: Sold,
  amount: number,
  known: Pick<
    Settings,
    | 'RECEIPT_PROVIDER'
    | 'hasTaxDaemon'
    | 'RECEIPT_CODES'
    | 'CITY_TAX_PERCENT'
    | 'EBARIMT_DISTRICT_CODE'
  >,
): QpayInvoiceTaxes | null {
  const { parts, total } = toTaxed(sold, known);
  const types = parts.map(({ taxType }) => taxType);
  const [part] = parts;
  const type = part && names[part.taxType];
  if (!part || !type || total !== amount || pickProvider(known, 'qpay', types) !== 'qpay')
    return null;
  return {
    tax_type: type,
    district_code: known.EBARIMT_DISTRICT_CODE,
    lines: part.lines.map(toLine),
  };
}
