import { settings } from '#env.ts';
import { vatPercent } from '#domain/tax.ts';
import { texts } from './texts.ts';

/** What screens show as one, 11 % as a rule: VAT with the city tax, which only a receipt tells apart. */
export const shownVatPercent = (): number => vatPercent + settings().CITY_TAX_PERCENT;

/** What that is called: by the names of the receipt's rows. */
export function shownVatName(): string {
  const { t } = texts();
  return t(settings().CITY_TAX_PERCENT > 0 ? 'receipt.bothTaxes' : 'receipt.vatName');
}
