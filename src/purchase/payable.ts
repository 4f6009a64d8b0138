import { formatMnt } from '#domain/money.ts';
import { splitPayment } from '#domain/payable-amount.ts';
import { putMessage } from '#forms/outbox.ts';
import { tell } from '#messages/message-topic.ts';
import type { Consequence, Payable, PayableSummary } from '#payment/payable.ts';
import { bindNewReceipt, findInvoiceTaxes } from '#payment/receipt/new-receipt-store.ts';
import { effectTopic, toEffectKey } from './effect-topic.ts';
import { purchaseMessageTopic, toPayerId } from './message-topic.ts';
import { type Purchase, retryMs, toPayPath, toResultHref } from './model.ts';
import { bindPaid, bindRecipient, bindRemoveDraft } from './settle-store.ts';
import { findPurchaseById, findUnpaidPurchases, listPaidPurchases } from './store.ts';
import { toSold } from './to-sold.ts';

const findOf = ({ subjectId }: { subjectId: string }) => findPurchaseById(subjectId);

/** What of a payment is more than is due, said before anybody pays. */
function toNote({ item, amount }: Purchase): PayableSummary['note'] {
  if (item.kind !== 'bill') return undefined;
  const { credit } = splitPayment(amount, item.due);
  return credit > 0 ? { key: 'pay.bill.credit', values: { credit: formatMnt(credit) } } : undefined;
}

/** Bills, units, packages and cards, as something that is paid for. */
export const purchasePayable: Payable = {
  kind: 'purchase',
  async prepare(payment) {
    const purchase = await findOf(payment);
    if (!purchase) return { state: 'refused', refused: [] };
    const taxes = findInvoiceTaxes(toSold(purchase), payment.amount);
    return { state: 'ready', code: purchase.code, taxes };
  },
  async onPaid(payment, settlement, now) {
    const purchase = await findOf(payment);
    if (purchase?.status !== 'AWAITING_PAYMENT' || purchase.amount !== payment.amount) return null;
    const { id } = purchase;
    const key = toEffectKey(id);
    return {
      statements: {
        paid: bindPaid(purchase, settlement, now),
        // Directly after it.
        told: putMessage(effectTopic, { key, body: { id } }, { now, afterChange: true }),
        ...(await bindRecipient(purchase, settlement, now)),
        draft: bindRemoveDraft(purchase, settlement),
        receipt: await bindNewReceipt(payment, settlement, toSold(purchase), now),
      },
      keys: [key],
    };
  },
  onEnded: async () => ({ statements: {}, keys: [] }),
  async onRefund({ subjectId }, refund, now): Promise<Consequence> {
    const { state, reason } = refund;
    // That of a refusal was told with it.
    const isTold = state === 'DONE' || (state === 'DUE' && reason !== 'canceled');
    if (!isTold) return { statements: {}, keys: [] };
    const event = state === 'DONE' ? 'purchase.refundDone' : 'purchase.refundDue';
    const { statements, keys } = tell(
      purchaseMessageTopic,
      { event, id: toPayerId(subjectId, refund) },
      { now, afterChange: true },
    );
    const bound = Object.entries(statements).flatMap(([name, one]) => (one ? [[name, one]] : []));
    return { statements: Object.fromEntries(bound), keys };
  },
  async summarize(payment, mine) {
    const purchase = await findOf(payment);
    if (!purchase) return null;
    const { code, token, kind } = purchase;
    return {
      title: `pay.${kind}.payment`,
      code,
      href: mine ? toResultHref(token) : null,
      note: toNote(purchase),
      next: { title: `pay.${kind}.next`, when: 'payment.nextAtOnce' },
      again: toPayPath(kind),
    };
  },
  async canRetry(payment, now) {
    const purchase = await findOf(payment);
    return purchase?.status === 'AWAITING_PAYMENT' && purchase.createdAt > now - retryMs;
  },
  listPaidFor: listPaidPurchases,
  findUnpaid: findUnpaidPurchases,
};
