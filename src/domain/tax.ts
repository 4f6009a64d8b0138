/** How a receipt taxes what was sold. Only the first carries VAT and city tax. */
export const taxTypes = ['VAT_ABLE', 'VAT_FREE', 'VAT_ZERO', 'NO_VAT'] as const;
export type TaxType = (typeof taxTypes)[number];

export const vatPercent = 10;

/** In hundredths of a tögrög; the three add up to the price. */
export interface TaxSplit {
  net: number;
  vat: number;
  cityTax: number;
}

/**
 * What of a price, in MNT with its taxes, is tax: both taxes are shares of the net price. `cityPercent` is 0 where no city
 * tax applies. The rounding of both falls into the net price.
 */
export function splitTax(total: number, taxType: TaxType, cityPercent: number): TaxSplit {
  const hundredths = total * 100;
  if (taxType !== 'VAT_ABLE') return { net: hundredths, vat: 0, cityTax: 0 };
  const whole = 100 + vatPercent + cityPercent;
  const vat = Math.round((hundredths * vatPercent) / whole);
  const cityTax = Math.round((hundredths * cityPercent) / whole);
  return { net: hundredths - vat - cityTax, vat, cityTax };
}
