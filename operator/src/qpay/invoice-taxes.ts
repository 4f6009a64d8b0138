import * as z from 'zod/mini';

const decimals = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const line = z.object({
  line_description: text(255),
  line_quantity: decimals,
  line_unit_price: decimals,
  note: z.optional(z.string()),
  classification_code: z.string().check(z.regex(/^\d{7}$/)),
  taxes: z.optional(
    z.array(
      z.object({
        tax_code: z.enum(['VAT', 'CITY_TAX']),
        description: text(100),
        amount: z.number().check(z.nonnegative()),
        note: z.optional(z.string()),
      }),
    ),
  ),
});

/** What an invoice needs of which a tax receipt is asked for. */
export const invoiceTaxes = {
  tax_type: z.optional(z.enum(['1', '2', '3'])),
  district_code: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  lines: z.optional(z.array(line).check(z.minLength(1))),
};

interface Given {
  amount: number;
  tax_type?: string | undefined;
  lines?: readonly z.output<typeof line>[] | undefined;
}

/** Why an invoice with taxes is refused; null for one that adds up, or has none. */
export function findTaxFault({ amount, tax_type: taxType, lines }: Given): string | null {
  if (!lines) return null;
  const total = lines.reduce(
    (all, one) => all + Math.round(Number(one.line_quantity) * Number(one.line_unit_price) * 100),
    0,
  );
  if (total !== amount * 100) return 'INVALID_AMOUNT';
  const isTaxed = lines.some(({ taxes = [] }) => taxes.length > 0);
  return isTaxed === (taxType === '1') ? null : 'TAX_LINE_REQUIRED';
}

/** The taxes of an invoice as its lines say them; without lines a VAT of 10 %, with which a price is 110 %. */
export function sumTaxes(
  stored: string | null,
  amount: number,
): Record<'VAT' | 'CITY_TAX', number> {
  if (stored === null) return { VAT: amount - amount / 1.1, CITY_TAX: 0 };
  const { lines } = JSON.parse(stored) as { lines: z.output<typeof line>[] };
  const sum = { VAT: 0, CITY_TAX: 0 };
  for (const { tax_code: code, amount: part } of lines.flatMap(({ taxes = [] }) => taxes)) {
    sum[code] = Math.round((sum[code] + part) * 100) / 100;
  }
  return sum;
}
