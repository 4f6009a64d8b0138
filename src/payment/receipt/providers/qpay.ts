import { type createQpay, isUnclear } from '#services/qpay.ts';
import { type ReceiptProvider, toErrorText, toRefusalText } from '../provider.ts';
import { toMoment } from './pos.ts';

/** The taxes of QPay's answer, text or number, as they are stored. */
const toAmount = (given: string | number | null | undefined): string => {
  const amount = Number(given ?? 0);
  return Number.isFinite(amount) ? amount.toFixed(2) : '';
};

/** Receipts by QPay, of payments that it has received; what was sold, its invoice has said. */
export const createQpayReceiptProvider = (
  qpay: Pick<ReturnType<typeof createQpay>, 'registerReceipt' | 'returnReceipt'>,
  now: () => number,
): ReceiptProvider => ({
  register: async ({ buyer, providerPaymentId }) => {
    if (!providerPaymentId) return { state: 'failed', error: 'payment' };
    const tin = buyer.kind === 'COMPANY' ? buyer.tin : null;
    const answer = await qpay.registerReceipt(providerPaymentId, tin);
    if (!answer.ok) return { state: 'failed', error: toErrorText(answer.error) };
    const found = answer.value;
    if (found.barimt_status !== 'REGISTERED' || !found.ebarimt_receipt_id) {
      return { state: 'failed', error: toRefusalText(found.barimt_status) };
    }
    return {
      state: 'registered',
      registered: {
        providerReceiptId: found.ebarimt_receipt_id,
        registeredAt: toMoment(now()),
        vat: toAmount(found.vat_amount),
        cityTax: toAmount(found.city_tax_amount),
        lottery: found.ebarimt_lottery || null,
        qrData: found.ebarimt_qr_data || null,
      },
    };
  },

  giveBack: async ({ providerPaymentId, attempts }) => {
    if (!providerPaymentId) return { state: 'manual', error: 'payment' };
    const answer = await qpay.returnReceipt(providerPaymentId);
    if (answer.ok) return { state: 'returned' };
    const { error } = answer;
    // What an earlier attempt has done, whose answer was lost.
    if (attempts > 1 && error.says('EBARIMT_NOT_REGISTERED')) return { state: 'returned' };
    const mayHelp = isUnclear(error) || error.kind === 'circuit-open' || error.status === 401;
    return { state: mayHelp ? 'failed' : 'manual', error: toErrorText(error) };
  },
});
