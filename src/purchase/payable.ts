import type { Bound } from '#db/statement.ts';
import { putMessage } from '#forms/outbox.ts';
import { tell } from '#messages/message-topic.ts';
import { bindHold } from '#payment/hold-store.ts';
import type { Consequence, Payable } from '#payment/payable.ts';
import { bindNewReceipt, findInvoiceTaxes } from '#payment/receipt/new-receipt-store.ts';
import { effectTopic } from './effect-topic.ts';
import { purchaseMessageTopic, toPayerId } from './message-topic.ts';
import { findNewNumber, isEsim, isTopUp, kindOf, pathOf } from './kinds.ts';
import { lateMs, retryMs, toEffectKey, toResultHref } from './model.ts';
import { bindPaid, bindRecipient, bindRemoveDraft } from './settle-store.ts';
import { findPurchaseById, findUnpaidPurchases, isReplaced, listPaidPurchases } from './store.ts';
import { toSold } from './to-sold.ts';
import { isLarge } from './top-ups.ts';

const findOf = ({ subjectId }: { subjectId: string }) => findPurchaseById(subjectId);

/** The statements that there are. */
const toGiven = (statements: Readonly<Record<string, Bound | undefined>>): Record<string, Bound> =>
  Object.fromEntries(
    Object.entries(statements).flatMap(([name, one]) => (one ? [[name, one]] : [])),
  );

/** All that is paid for beside the shop, as something that is paid for. */
export const purchasePayable: Payable = {
  kind: 'purchase',
  async prepare(payment) {
    const purchase = await findOf(payment);
    if (!purchase) return { state: 'refused', refused: [] };
    const taxes = findInvoiceTaxes(toSold(purchase), payment.amount);
    return { state: 'ready', code: purchase.code, taxes };
  },
  async onPaid(payment, settlement, now, card = null) {
    const purchase = await findOf(payment);
    if (purchase?.status !== 'AWAITING_PAYMENT' || purchase.amount !== payment.amount) return null;
    const { id } = purchase;
    const key = toEffectKey(id);
    const said = tell(
      purchaseMessageTopic,
      { event: 'purchase.held', id: toPayerId(id) },
      { now, afterChange: true },
    );
    const late = tell(
      purchaseMessageTopic,
      { event: 'purchase.late', id: toPayerId(id) },
      { now, afterChange: true },
    );
    const isLate = payment.state === 'EXPIRED';
    const holding = { kind: 'purchase', subjectId: id, by: 'topUp', key, card } as const;
    return {
      statements: {
        paid: bindPaid(purchase, settlement, now),
        // Directly after it.
        told: putMessage(effectTopic, { key, body: { id } }, { now, afterChange: true }),
        ...(isLate && toGiven({ lateSms: late.statements.sms, lateEmail: late.statements.email })),
        ...(isTopUp(purchase.item) &&
          (await bindHold({ ...holding, isLarge: isLarge(purchase) }, settlement, {
            now,
            said: toGiven(said.statements),
          }))),
        ...(await bindRecipient(purchase, settlement, now)),
        draft: bindRemoveDraft(purchase, settlement),
        receipt: await bindNewReceipt(payment, settlement, toSold(purchase), now),
      },
      keys: [key, ...said.keys, ...(isLate ? late.keys : [])],
    };
  },
  async takesLate(payment, now) {
    const purchase = await findOf(payment);
    if (purchase?.status !== 'AWAITING_PAYMENT' || now >= payment.expiresAt + lateMs) return false;
    return kindOf(purchase).takesLate && !(await isReplaced(purchase));
  },
  async onEnded(payment, now) {
    const purchase = await findOf(payment);
    const statements = purchase ? kindOf(purchase).bindEnded?.(purchase.id, now) : undefined;
    return { statements: statements ?? {}, keys: [] };
  },
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
    return { statements: toGiven(statements), keys };
  },
  async summarize(payment, mine) {
    const purchase = await findOf(payment);
    if (!purchase) return null;
    const { code, token, kind, item } = purchase;
    const hasOwnCode = isEsim(item);
    const isNamed = mine && 'nameMn' in item;
    return {
      title: `pay.${kind}.payment`,
      code,
      goods: isNamed ? { nameMn: item.nameMn, nameEn: item.nameEn, more: 0 } : undefined,
      href: mine ? (kindOf(purchase).toHref?.(item) ?? toResultHref(token)) : null,
      number: mine ? findNewNumber(item) : undefined,
      hasOwnCode,
      action: hasOwnCode ? 'payment.toEsim' : undefined,
      note: kindOf(purchase).toNote?.(purchase),
      next: { title: `pay.${kind}.next`, when: kindOf(purchase).nextWhen ?? 'payment.nextAtOnce' },
      again: pathOf(item),
    };
  },
  async canRetry(payment, now) {
    const purchase = await findOf(payment);
    if (purchase?.status !== 'AWAITING_PAYMENT' || purchase.createdAt <= now - retryMs)
      return false;
    return kindOf(purchase).canRetry?.(purchase.item, now) ?? true;
  },
  listPaidFor: listPaidPurchases,
  findUnpaid: findUnpaidPurchases,
};
