import { groupPhoneNumber, maskPhoneNumber } from '#domain/phone-number.ts';
import { localized } from '#i18n/localized.ts';
import { translator } from '#i18n/translator.ts';
import { orderStars } from '#services/stars.ts';
import { bindHoldEnd } from '../give-back-store.ts';
import type { Kind } from '../kind.ts';
import { nobodysChild, type StarsItem, toStarsOrder } from '../stars-item.ts';
import { sendOnce, toPaid } from './paid-effect.ts';

/** A number becomes a child's: a new one, or the one that it has. */
export const stars: Kind<StarsItem> = {
  path: '/stars',
  isTopUp: false,
  mayEndByHand: () => true,
  // A new one works when its SIM was fetched: who has paid is told.
  findNumber: ({ isdn, isNew }) => (isNew ? null : isdn),
  done: () => ({ event: 'stars.done', to: 'payer' }),
  refused: 'stars.refused',
  toWords: (item, language) => ({
    number: groupPhoneNumber(item.isdn),
    what: localized(item.package, 'name', language),
  }),
  toLines({ item: { isdn, surcharge, package: chosen } }) {
    const t = translator('mn');
    return [
      { name: t('pay.stars.receipt', { number: isdn }), price: surcharge, quantity: 1 },
      { name: chosen.nameMn, price: chosen.fee, quantity: 1 },
    ].filter(({ price }) => price > 0);
  },
  soldAs: 'service',
  takesLate: false,
  // A number that is not kept any more is chosen anew.
  canRetry: ({ hold }, now) => (hold?.expiresAt ?? Infinity) > now,
  send: (purchase, sending) =>
    sendOnce(purchase, sending, () =>
      orderStars(sending.key, toStarsOrder(purchase.item, { ...toPaid(purchase), by: 'PAID' })),
    ),
  bindLast: ({ hold }, now) => (hold ? [{ hold: bindHoldEnd(hold.id, now) }] : []),
  // Whose child it is, mobile-services knows for as long as the law says.
  mask: (item) => ({
    ...item,
    parentIsdn: maskPhoneNumber(item.parentIsdn),
    isdn: maskPhoneNumber(item.isdn),
    child: nobodysChild,
  }),
};
