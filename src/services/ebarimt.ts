import {
  taxReceiptContract,
  taxReceiptReturnContract,
  type TaxReceiptAnswer,
} from '#contracts/payment/ebarimt.ts';
import type { TaxedLine, TaxedReceipt } from '#domain/receipt-items.ts';
import { settings } from '#env.ts';
import { mapOutcome } from '#lib/outcome.ts';
import type { Settings } from '#settings/settings.ts';
import { callUpstream, toOne } from './upstream/call-upstream.ts';
import type { Outcome } from './upstream/upstream-error.ts';

export interface EbarimtParts {
  call: typeof callUpstream;
  settings: () => Settings;
}

export interface NewTaxReceipt {
  /** Six digits, the same however often it is sent. */
  billSuffix: string;
  /** Null of a citizen's. */
  companyTin: string | null;
  /** The receipt that this one takes the place of. */
  corrects: string | null;
  /** A company's of the month before; null where it belongs to the month of its registration. */
  reportMonth: string | null;
  paidBy: 'BANK_TRANSFER_QPAY' | 'PAYMENT_CARD';
  /** What one of something is called. */
  unit: string;
  taxed: TaxedReceipt;
}

/** The time that the contract allows: no page waits for a receipt. */
const ownMs = Infinity;

/** The wire has tögrög with decimals. */
const toTaxes = ({ vat, cityTax }: { vat: number; cityTax: number }) => ({
  totalVAT: vat / 100,
  totalCityTax: cityTax / 100,
});

const toItem = (line: TaxedLine, measureUnit: string) => ({
  name: line.name,
  barCodeType: 'UNDEFINED',
  classificationCode: line.code,
  measureUnit,
  qty: line.quantity,
  unitPrice: line.price,
  totalAmount: line.price * line.quantity,
  ...toTaxes(line),
});

/** The client of POS API 3: a daemon of the merchant, which registers receipts with the tax authority. */
export function createEbarimt(parts: EbarimtParts) {
  return {
    /** Unclear when it fails: it is sent again with the same suffix, and never with another. */
    register: async (asked: NewTaxReceipt): Promise<Outcome<TaxReceiptAnswer>> => {
      const known = parts.settings();
      const { taxed } = asked;
      const answer = await parts.call(taxReceiptContract, {
        repeat: false,
        deadlineMs: ownMs,
        body: {
          branchNo: known.EBARIMT_BRANCH_NO,
          districtCode: known.EBARIMT_DISTRICT_CODE,
          merchantTin: known.EBARIMT_MERCHANT_TIN,
          posNo: known.EBARIMT_POS_NO,
          type: asked.companyTin === null ? 'B2C_RECEIPT' : 'B2B_RECEIPT',
          ...(asked.companyTin !== null && { customerTin: asked.companyTin }),
          ...(asked.corrects !== null && { inactiveId: asked.corrects }),
          ...(asked.reportMonth !== null && { reportMonth: asked.reportMonth }),
          billIdSuffix: asked.billSuffix,
          totalAmount: taxed.total,
          ...toTaxes(taxed),
          receipts: taxed.parts.map((part) => ({
            taxType: part.taxType,
            merchantTin: known.EBARIMT_MERCHANT_TIN,
            totalAmount: part.total,
            ...toTaxes(part),
            items: part.lines.map((line) => toItem(line, asked.unit)),
          })),
          payments: [{ code: asked.paidBy, status: 'PAID', paidAmount: taxed.total }],
        },
      });
      return mapOutcome(answer, toOne);
    },

    /** Only a citizen's, and only as long as nobody has claimed it. */
    giveBack: async (id: string, date: string): Promise<Outcome<null>> => {
      const answer = await parts.call(taxReceiptReturnContract, {
        repeat: false,
        deadlineMs: ownMs,
        body: { id, date },
      });
      return mapOutcome(answer, () => null);
    },
  };
}

export const ebarimt = createEbarimt({ call: callUpstream, settings });
