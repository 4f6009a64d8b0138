import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { localized } from '#i18n/localized.ts';
import { formatMonth } from '#i18n/format-date.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { findNumber, type Purchase, toResultHref } from './model.ts';
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
    number: item.kind === 'newNumber' ? groupPhoneNumber(item.isdn) : (findNumber(item) ?? ''),
    month: item.kind === 'bill' ? formatMonth(item.month, language) : '',
    name: item.kind === 'data' || item.kind === 'wifi' ? localized(item, 'name', language) : '',
    credit: formatMnt(credit ?? 0),
  };
}

/** What people are told of a purchase. A recipient is not led to the page of who has paid. */
export const purchaseMessageTopic = messageTopic('purchase-message', async (told) => {
  const [who, id = '', , refunded] = told.split(' ');
  const purchase = await findPurchaseById(id);
  if (!purchase) return null;
  const { language, phone, buyer, token, item } = purchase;
  const { name: what, ...values } = toValues(purchase, refunded);
  const all = { ...values, what };
  if (who === 'to') return { language, phone: findNumber(item) ?? '', email: '', values: all };
  return { language, phone, email: buyer.email, path: toResultHref(token), values: all };
});
