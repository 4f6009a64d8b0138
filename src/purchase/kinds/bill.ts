import { formatMnt } from '#domain/money.ts';
import { splitPayment } from '#domain/payable-amount.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatMonth } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import { payBill } from '#services/purchases.ts';
import type { Kind } from '../kind.ts';
import type { BillItem } from '../model.ts';
import { sendOnce, toPaid } from './paid-effect.ts';

export const bill: Kind<BillItem> = {
  path: '/pay/bill',
  // It is owed, and paying it takes nothing out.
  isTopUp: false,
  mayEndByHand: () => true,
  findNumber: ({ account }) => (account.by === 'number' ? account.value : null),
  done: () => ({ event: 'purchase.billPaid', to: 'recipient' }),
  refused: 'purchase.refused',
  toWords: ({ month }, language) => ({ month: formatMonth(month, language) }),
  toLines: ({ item, amount }) => [
    {
      name: translator('mn')('pay.receipt.bill', { month: formatMonth(item.month, 'mn') }),
      price: amount,
      quantity: 1,
    },
  ],
  soldAs: 'service',
  toNote({ item, amount }) {
    const { credit } = splitPayment(amount, item.due);
    if (credit <= 0) return undefined;
    return { key: 'pay.bill.credit', values: { credit: formatMnt(credit) } };
  },
  // Whenever it is paid, the service takes the money for what is due, makes credit of the rest, or refuses it.
  takesLate: true,
  send: (purchase, sending) =>
    sendOnce(purchase, sending, () => {
      const { account, month } = purchase.item;
      return payBill(sending.key, { ...toPaid(purchase), account, month });
    }),
  mask: (item) => ({
    ...item,
    name: '',
    account: { ...item.account, value: maskPhoneNumber(item.account.value) },
  }),
};
