import { settings } from '#env.ts';
import { vatPercent } from '#domain/tax.ts';

/** What screens call VAT, 11 % as a rule: VAT with the city tax, which only a receipt tells apart. */
export const shownVatPercent = (): number => vatPercent + settings().CITY_TAX_PERCENT;
