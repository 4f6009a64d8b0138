import { maskPhoneNumber } from '#domain/phone-number.ts';
import { localized } from '#i18n/localized.ts';
import { buyData } from '#services/purchases.ts';
import type { Kind } from '../kind.ts';
import type { DataItem } from '../model.ts';
import { sendOnce, toPaid } from './paid-effect.ts';

export const data: Kind<DataItem> = {
  path: '/pay/data',
  isTopUp: true,
  mayEndByHand: () => true,
  findNumber: ({ isdn }) => isdn,
  done: () => ({ event: 'purchase.dataAdded', to: 'recipient' }),
  refused: 'purchase.refused',
  toWords: (item, language) => ({ what: localized(item, 'name', language) }),
  toLines: ({ item, amount }) => [{ name: item.nameMn, price: amount, quantity: 1 }],
  soldAs: 'service',
  takesLate: false,
  send: (purchase, sending) =>
    sendOnce(purchase, sending, () => {
      const { isdn, packageId } = purchase.item;
      return buyData(sending.key, { ...toPaid(purchase), isdn, packageId });
    }),
  mask: (item) => ({ ...item, isdn: maskPhoneNumber(item.isdn) }),
};
