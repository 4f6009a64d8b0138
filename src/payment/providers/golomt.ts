import { toGolomtAmount } from '#contracts/payment/golomt.ts';
import { mapOutcome } from '#lib/outcome.ts';
import type { golomt as ownGolomt } from '#services/golomt.ts';
import type { Invoice } from '../model.ts';
import type { PaymentProvider } from '../provider.ts';

type Golomt = typeof ownGolomt;

/** The bank's page ends by itself within ten minutes of its opening. */
const pageMs = 12 * 60_000;

/** A card, on the page of Golomt bank. Its transaction is known by our reference, and there is one payment of it. */
export const toGolomtProvider = (golomt: Golomt): PaymentProvider => ({
  lateMs: pageMs,

  createInvoice: async ({ reference, amount, returnUrl, language }) =>
    mapOutcome(
      await golomt.createInvoice({ reference, amount, returnUrl, language }),
      ({ id, href }): Invoice => ({
        id,
        qrText: null,
        links: [{ nameMn: 'Голомт банк', nameEn: 'Golomt Bank', href, logo: null }],
      }),
    ),

  check: async ({ reference }) =>
    mapOutcome(
      await golomt.inquire(reference),
      ({ transactionId, errorCode, status, amount, cardNumber }) => {
        const paid = toGolomtAmount(amount);
        const isOurs = transactionId === reference;
        const isPaid = isOurs && errorCode === '000';
        return {
          // An amount that can not be read settles nothing, but it is money.
          money: isPaid
            ? [
                {
                  provider: 'golomt' as const,
                  providerPaymentId: reference,
                  amount: paid ?? 0,
                  kind: 'CARD',
                  currency: 'MNT',
                  card: cardNumber ?? null,
                },
              ]
            : [],
          failed: isOurs && !isPaid && status === 'SENT' && Boolean(errorCode),
        };
      },
    ),

  // There is no call for it.
  cancelInvoice: async () => ({ ok: true, value: 'open' }),
  // Nobody has documented a call that returns money.
  refund: async () => ({ ok: true, value: 'manual' }),
});
