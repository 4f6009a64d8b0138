import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { findNumber, kindOf } from './kinds.ts';
import { type Purchase, toResultHref } from './model.ts';
import { findPurchaseById } from './store.ts';

/** Whose message it is: that of the number that was paid for, or that of who paid, and what comes back to them. */
export const toRecipientId = (id: string) => `to ${id}`;
export const toPayerId = (id: string, refund?: { id: string; amount: number }) =>
  refund ? `by ${id} ${refund.id} ${refund.amount}` : `by ${id}`;

function toValues({ code, amount, credit, item, language }: Purchase, refunded?: string) {
  return {
    code,
    callCentre: brand.callCentre,
    amount: formatMnt(refunded === undefined ? amount : Number(refunded)),
    number: findNumber(item) ?? '',
    month: '',
    what: '',
    place: '',
    day: '',
    ...kindOf(item).toWords(item, language),
    credit: formatMnt(credit ?? 0),
  };
}

/** What people are told of a purchase. A recipient is not led to the page of who has paid. */
export const purchaseMessageTopic = messageTopic('purchase-message', async (told) => {
  const [who, id = '', , refunded] = told.split(' ');
  const purchase = await findPurchaseById(id);
  if (!purchase) return null;
  const { language, phone, buyer, token, item } = purchase;
  const kind = kindOf(item);
  const values = {
    ...toValues(purchase, refunded),
    ...(await kind.readWords?.(purchase.id, language)),
  };
  if (who === 'to') return { language, phone: findNumber(item) ?? '', email: '', values };
  return {
    language,
    phone,
    email: kind.toEmail?.(item) ?? buyer.email,
    path: kind.toHref?.(item) ?? toResultHref(token),
    values,
  };
});
