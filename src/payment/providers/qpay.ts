import type { QpayPayment } from '#contracts/payment/qpay.ts';
import { log } from '#lib/log.ts';
import { mapOutcome } from '#lib/outcome.ts';
import type { qpay as ownQpay } from '#services/qpay.ts';
import type { Invoice, ReceivedMoney } from '../model.ts';
import type { PaymentProvider } from '../provider.ts';

type Qpay = typeof ownQpay;

const toMoney = (row: QpayPayment): ReceivedMoney => ({
  provider: 'qpay',
  providerPaymentId: row.payment_id,
  amount: row.payment_amount,
  kind: row.payment_type === 'CARD' ? 'CARD' : 'P2P',
  currency: row.payment_currency,
});

/** QPay v2: one code for all banks' apps, and links that open them. */
export const toQpayProvider = (qpay: Qpay): PaymentProvider => ({
  lateMs: 0,

  createInvoice: async ({ reference, amount, description, callbackUrl, expiresAt, taxes }) => {
    const made = await qpay.createInvoice({
      reference,
      amount,
      description,
      callbackUrl,
      expiresAt,
      taxes,
    });
    return mapOutcome(made, ({ invoice_id: id, qr_text: qrText, urls }): Invoice => ({
      id,
      qrText,
      links: urls.map(({ name, description: words, link, logo }) => ({
        nameMn: words || name,
        nameEn: name,
        href: link,
        logo: logo || null,
      })),
    }));
  },

  async check({ invoiceId }) {
    if (invoiceId === null) return { ok: true, value: { money: [], failed: false } };
    const listed = await qpay.listOfInvoice(invoiceId);
    if (!listed.ok) return listed;
    const money: ReceivedMoney[] = [];
    for (const row of listed.value.filter((one) => one.payment_status === 'PAID')) {
      // The row of a check does not name its invoice; the payment itself does.
      const found = await qpay.findPayment(row.payment_id);
      if (!found.ok) return found;
      if (found.value.object_id === invoiceId && found.value.payment_status === 'PAID') {
        money.push(toMoney({ ...found.value, payment_id: row.payment_id }));
      } else log.error('payment-foreign', { kind: 'qpay' });
    }
    // A card that was declined leaves the invoice as it is: it can be paid otherwise.
    return { ok: true, value: { money, failed: false } };
  },

  cancelInvoice: (invoiceId) => qpay.cancelInvoice(invoiceId),

  async refund(providerPaymentId, _amount, whole) {
    // Nobody has documented how a part is returned.
    if (!whole) return { ok: true, value: 'manual' };
    return mapOutcome(await qpay.refund(providerPaymentId), (refund) =>
      refund === 'settled' ? 'manual' : 'refunded',
    );
  },

  listBetween: async (from, to) =>
    mapOutcome(await qpay.listBetween(from, to), (rows) =>
      rows
        .filter(({ payment_status: status }) => /^(PAID|REFUND(ED)?|PARTIAL)$/.test(status))
        .map((row) => ({
          ...toMoney(row),
          invoiceId: row.object_id ?? null,
          isRefunded: row.payment_status.startsWith('REFUND'),
        })),
    ),
});
