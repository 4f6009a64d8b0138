import { maskPhoneNumber } from '#domain/phone-number.ts';
import { translator } from '#i18n/translator.ts';
import { topUp } from '#services/purchases.ts';
import type { Kind } from '../kind.ts';
import type { UnitsItem } from '../model.ts';
import { sendOnce, toPaid } from './paid-effect.ts';

export const units: Kind<UnitsItem> = {
  path: '/pay/units',
  isTopUp: true,
  mayEndByHand: () => true,
  findNumber: ({ isdn }) => isdn,
  done: () => ({ event: 'purchase.unitsAdded', to: 'recipient' }),
  refused: 'purchase.refused',
  toWords: () => ({}),
  toLines: ({ amount }) => [
    { name: translator('mn')('pay.receipt.units'), price: amount, quantity: 1 },
  ],
  soldAs: 'service',
  // They have no price of a moment, and nobody has canceled them.
  takesLate: true,
  send: (purchase, sending) =>
    sendOnce(purchase, sending, () =>
      topUp(sending.key, { ...toPaid(purchase), isdn: purchase.item.isdn }),
    ),
  mask: (item) => ({ ...item, isdn: maskPhoneNumber(item.isdn) }),
};
