import * as z from 'zod/mini';
import { splitTax, taxTypes } from '#domain/tax.ts';

const amount = z.number().check(z.nonnegative());
const tin = z.string().check(z.regex(/^\d{11,14}$/));

const item = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  measureUnit: z.string().check(z.minLength(1), z.maxLength(20)),
  qty: z.number().check(z.positive()),
  unitPrice: amount,
  totalAmount: amount,
  totalVAT: z.optional(amount),
  totalCityTax: z.optional(amount),
  barCode: z.optional(z.string()),
  barCodeType: z.optional(z.enum(['UNDEFINED', 'GS1', 'ISBN'])),
  classificationCode: z.optional(z.string().check(z.regex(/^\d{7}$/))),
  taxProductCode: z.optional(z.string()),
});

const subReceipt = z.object({
  totalAmount: amount,
  totalVAT: z.optional(amount),
  totalCityTax: z.optional(amount),
  taxType: z.enum(taxTypes),
  merchantTin: tin,
  items: z.array(item).check(z.minLength(1)),
});

export const newReceipt = z.object({
  branchNo: z.string().check(z.regex(/^\d{3}$/)),
  districtCode: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  merchantTin: tin,
  posNo: z.string().check(z.minLength(1), z.maxLength(6)),
  /** Of a company. */
  customerTin: z.optional(tin),
  /** Of a citizen. */
  consumerNo: z.optional(z.string().check(z.regex(/^\d{8}$/))),
  type: z.enum(['B2C_RECEIPT', 'B2B_RECEIPT', 'B2C_INVOICE', 'B2B_INVOICE']),
  /** The receipt that this one corrects. */
  inactiveId: z.optional(z.string().check(z.regex(/^\d{33}$/))),
  invoiceId: z.optional(z.string()),
  /** Of a company: a day of the month before, until the seventh. */
  reportMonth: z.optional(z.iso.date()),
  billIdSuffix: z.string().check(z.regex(/^\d{6}$/)),
  totalAmount: amount,
  totalVAT: z.optional(amount),
  totalCityTax: z.optional(amount),
  receipts: z.array(subReceipt).check(z.minLength(1)),
  payments: z.optional(
    z.array(
      z.object({
        code: z.enum(['CASH', 'PAYMENT_CARD', 'BANK_TRANSFER', 'BANK_TRANSFER_QPAY']),
        status: z.enum(['PAID', 'PAY', 'REVERSED', 'ERROR']),
        paidAmount: amount,
      }),
    ),
  ),
});
export type NewReceipt = z.output<typeof newReceipt>;

const hundredths = (given: number | undefined) => Math.round((given ?? 0) * 100);
const sum = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((all, value) => all + hundredths(value), 0);

/** City tax is 0, 1 or 2 %, and VAT never anything but 10 % of the net price. */
const isSplit = ({
  totalAmount,
  totalVAT,
  totalCityTax,
  taxType,
}: NewReceipt['receipts'][number]) =>
  [0, 1, 2].some((percent) => {
    const { vat, cityTax } = splitTax(totalAmount, taxType, percent);
    const isNear = (given: number | undefined, right: number) =>
      Math.abs(hundredths(given) - right) <= 1;
    return isNear(totalVAT, vat) && isNear(totalCityTax, cityTax);
  });

/** Why the authority refuses a receipt; null for one that adds up. */
export function findReceiptFault(receipt: NewReceipt): string | null {
  const { receipts, type, customerTin, reportMonth, payments = [] } = receipt;
  const types = receipts.map(({ taxType }) => taxType);
  if (new Set(types).size < types.length) return 'one sub-receipt for each tax type';
  const isCompany = type.startsWith('B2B');
  if (isCompany !== (customerTin !== undefined))
    return 'customerTin is for companies, and needed there';
  if (reportMonth !== undefined && !isCompany) return 'reportMonth is for companies';
  if (
    receipts.some((one) => sum(one.items.map((i) => i.totalAmount)) !== hundredths(one.totalAmount))
  ) {
    return 'items do not add up';
  }
  if (receipts.some((one) => !isSplit(one))) return 'totalVAT or totalCityTax is wrong';
  for (const name of ['totalAmount', 'totalVAT', 'totalCityTax'] as const) {
    if (sum(receipts.map((one) => one[name])) !== hundredths(receipt[name])) {
      return `${name} does not add up`;
    }
  }
  const paid = sum(payments.map(({ paidAmount }) => paidAmount));
  return payments.length > 0 && paid !== hundredths(receipt.totalAmount)
    ? 'paidAmount differs'
    : null;
}
