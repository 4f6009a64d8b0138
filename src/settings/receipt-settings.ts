import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { type TaxType, taxTypes } from '#domain/tax.ts';
import { baseUrl, type Refuse, setting, toList } from './kinds.ts';

const fitting = (pattern: RegExp, message: string) =>
  setting(z.optional(z.string().check(z.regex(pattern, message))));

/** What is sold, of which each kind has a code of the authority's classification. */
export const soldKinds = ['goods', 'digital', 'service', 'delivery'] as const;
export type SoldKind = (typeof soldKinds)[number];

const codesHint =
  'set it to the 7 digits of each, such as goods=4732100,digital=8413100,service=8411100,delivery=6802200';
type Codes = Readonly<Record<SoldKind, string>>;

const toCodes = (text: string): Partial<Codes> =>
  Object.fromEntries(toList(text).map((part) => part.split('=')));

/** What is paid for beside the shop, each with a tax type of its own. */
const taxedKinds = [
  'bill',
  'units',
  'data',
  'wifi',
  'newNumber',
  'simRecovery',
  'touristSim',
  'stars',
  'leasingFee',
  'preorder',
] as const;
type TaxTypes = Readonly<Record<(typeof taxedKinds)[number], TaxType>>;
const allTaxed: TaxTypes = {
  bill: 'VAT_ABLE',
  units: 'VAT_ABLE',
  data: 'VAT_ABLE',
  wifi: 'VAT_ABLE',
  newNumber: 'VAT_ABLE',
  simRecovery: 'VAT_ABLE',
  touristSim: 'VAT_ABLE',
  stars: 'VAT_ABLE',
  leasingFee: 'VAT_ABLE',
  preorder: 'VAT_ABLE',
};
const toTaxTypes = (text: string): Readonly<Record<string, string | undefined>> => ({
  ...allTaxed,
  ...Object.fromEntries(toList(text).map((part) => part.split('='))),
});
const isTaxTypes = (types: Readonly<Record<string, string | undefined>>): boolean =>
  Object.keys(types).length === taxedKinds.length &&
  Object.values(types).every((type) => taxTypes.some((known) => known === type));

const number = (highest: number, fallback: number, name: string) =>
  setting(
    z.pipe(
      orDefault(
        z
          .string()
          .check(
            z.refine(
              (text) => /^\d{1,2}$/.test(text) && Number(text) <= highest,
              `set it to a whole number of ${name}, at most ${highest}`,
            ),
          ),
        String(fallback),
      ),
      z.transform(Number),
    ),
  );

export const receiptShape = {
  RECEIPT_PROVIDER: setting(
    orDefault(z.enum(['qpay', 'pos'], 'set it to qpay or pos, or leave it out'), 'qpay'),
  ),
  /** The merchant's own tax daemon. */
  EBARIMT_BASE_URL: baseUrl,
  /** The authority's look-up of companies. */
  EBARIMT_INFO_URL: baseUrl,
  EBARIMT_MERCHANT_TIN: fitting(/^\d{11,14}$/, 'set it to the 11 to 14 digits of the taxpayer'),
  EBARIMT_BRANCH_NO: fitting(/^\d{3}$/, 'set it to the 3 digits of the branch'),
  EBARIMT_POS_NO: fitting(/^\w{1,6}$/, 'set it to the number of the till'),
  EBARIMT_DISTRICT_CODE: fitting(/^\d{4}$/, 'set it to the 4 digits of the district'),
  CITY_TAX_PERCENT: number(5, 1, 'percent'),
  RECEIPT_SECRET_HOURS: number(72, 72, 'hours'),
  RECEIPT_TAX_TYPES: setting(
    z.pipe(
      orDefault(
        z
          .string()
          .check(
            z.refine(
              (text) => isTaxTypes(toTaxTypes(text)),
              `set it to ${taxedKinds.join(', ')} with their tax types, such as bill=VAT_ABLE,wifi=VAT_FREE`,
            ),
          ),
        '',
      ),
      z.transform((text) => toTaxTypes(text) as TaxTypes),
    ),
  ),
  RECEIPT_CODES: setting(
    z.optional(
      z
        .pipe(
          z.pipe(z.string(), z.transform(toCodes)),
          z.transform((codes) => codes as Codes),
        )
        .check(
          z.refine((codes) => soldKinds.every((kind) => /^\d{7}$/.test(codes[kind])), codesHint),
        ),
    ),
  ),
};

/** Those of the embedded counterpart, which registers nothing. */
const embedded = {
  EBARIMT_MERCHANT_TIN: '61234567890',
  EBARIMT_BRANCH_NO: '001',
  EBARIMT_POS_NO: '0001',
  EBARIMT_DISTRICT_CODE: '3505',
  RECEIPT_CODES: { goods: '4732100', digital: '8413100', service: '8411100', delivery: '6802200' },
} as const;

interface ReceiptSettings {
  EBARIMT_MERCHANT_TIN: string;
  EBARIMT_BRANCH_NO: string;
  EBARIMT_POS_NO: string;
  EBARIMT_DISTRICT_CODE: string;
  RECEIPT_CODES: Codes;
}
type Given = { [Name in keyof ReceiptSettings]?: ReceiptSettings[Name] | undefined } & {
  EBARIMT_BASE_URL?: string | undefined;
  QPAY_BASE_URL?: string | undefined;
  RECEIPT_PROVIDER?: string;
  OPERATOR?: unknown;
};

/** `refuseReceipts` has checked before that a real provider has all of its settings. */
export const toReceiptSettings = (
  given: Given,
): ReceiptSettings & {
  /** Whether receipts that QPay can not register can be registered at all. */
  hasTaxDaemon: boolean;
  /** What the seller's own number is known to be, not that of the embedded counterpart. */
  sellerTin: string | undefined;
} => ({
  sellerTin: given.EBARIMT_MERCHANT_TIN,
  EBARIMT_MERCHANT_TIN: given.EBARIMT_MERCHANT_TIN ?? embedded.EBARIMT_MERCHANT_TIN,
  EBARIMT_BRANCH_NO: given.EBARIMT_BRANCH_NO ?? embedded.EBARIMT_BRANCH_NO,
  EBARIMT_POS_NO: given.EBARIMT_POS_NO ?? embedded.EBARIMT_POS_NO,
  EBARIMT_DISTRICT_CODE: given.EBARIMT_DISTRICT_CODE ?? embedded.EBARIMT_DISTRICT_CODE,
  RECEIPT_CODES: given.RECEIPT_CODES ?? embedded.RECEIPT_CODES,
  hasTaxDaemon: given.EBARIMT_BASE_URL !== undefined || given.OPERATOR !== undefined,
});

/** What QPay's receipts need too. */
const ofBoth = ['EBARIMT_DISTRICT_CODE', 'RECEIPT_CODES'] as const;

export function refuseReceipts(given: Given, refuse: Refuse): void {
  const isPos = given.RECEIPT_PROVIDER === 'pos';
  if (isPos && !given.EBARIMT_BASE_URL && given.OPERATOR === undefined) {
    refuse(
      'EBARIMT_BASE_URL',
      'set it to the address of the tax daemon, or RECEIPT_PROVIDER to qpay',
    );
  }
  const needed = given.EBARIMT_BASE_URL
    ? (Object.keys(embedded) as (keyof typeof embedded)[])
    : given.QPAY_BASE_URL && !isPos
      ? ofBoth
      : [];
  const provider = given.EBARIMT_BASE_URL ? 'EBARIMT_BASE_URL' : 'QPAY_BASE_URL';
  for (const name of needed) {
    if (given[name] === undefined) refuse(name, `set it along with ${provider}`);
  }
}
