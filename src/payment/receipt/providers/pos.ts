import { toDecimals } from '#domain/receipt-items.ts';
import { toReportMonth } from '#domain/report-month.ts';
import { formatTime, toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { translator } from '#i18n/translator.ts';
import type { createEbarimt } from '#services/ebarimt.ts';
import { isUnclear } from '#services/qpay.ts';
import { type ReceiptProvider, type SentReceipt, toErrorText, toRefusalText } from '../provider.ts';

/** `YYYY-MM-DD HH:mm:ss` in Ulaanbaatar. */
export const toMoment = (at: number): string =>
  `${toUlaanbaatar(new Date(at)).date} ${formatTime(new Date(at))}`;

const isMoment = (text: string) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);

const toAsked = (
  { billSuffix, buyer, corrects, createdAt, paidBy, taxed }: SentReceipt,
  now: number,
) => ({
  billSuffix,
  companyTin: buyer.kind === 'COMPANY' ? buyer.tin : null,
  corrects,
  reportMonth: buyer.kind === 'COMPANY' ? toReportMonth(createdAt, now) : null,
  paidBy: paidBy === 'golomt' ? ('PAYMENT_CARD' as const) : ('BANK_TRANSFER_QPAY' as const),
  unit: translator('mn')('receipt.unit'),
  taxed,
});

/** Receipts by the merchant's own tax daemon, POS API 3. */
export const createPosProvider = (
  daemon: ReturnType<typeof createEbarimt>,
  now: () => number,
): ReceiptProvider => ({
  register: async (receipt) => {
    const answer = await daemon.register(toAsked(receipt, now()));
    if (!answer.ok) return { state: 'failed', error: toErrorText(answer.error) };
    const { status, id, message, lottery, qrData, date } = answer.value;
    if (status !== 'SUCCESS' || id === '') {
      return { state: 'failed', error: toRefusalText(message || status) };
    }
    return {
      state: 'registered',
      registered: {
        providerReceiptId: id,
        registeredAt: isMoment(date) ? date : toMoment(now()),
        vat: toDecimals(receipt.taxed.vat),
        cityTax: toDecimals(receipt.taxed.cityTax),
        lottery: lottery || null,
        qrData: qrData || null,
      },
    };
  },

  giveBack: async ({ buyerKind, providerReceiptId, registeredAt }) => {
    // The authority lets a company's receipt only be corrected, with the company.
    if (buyerKind === 'COMPANY') return { state: 'manual', error: 'company' };
    const answer = await daemon.giveBack(providerReceiptId ?? '', registeredAt ?? '');
    if (answer.ok) return { state: 'returned' };
    const { error } = answer;
    const mayHelp = isUnclear(error) || error.kind === 'circuit-open' || error.status === 429;
    return { state: mayHelp ? 'failed' : 'manual', error: toErrorText(error) };
  },
});
