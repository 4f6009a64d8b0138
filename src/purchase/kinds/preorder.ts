import { toLastDay } from '#domain/collection-end.ts';
import { formatDate } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import { localized } from '#i18n/localized.ts';
import type { Kind } from '../kind.ts';
import type { PreorderItem } from '../model.ts';
import { bindConfirm, bindLapse, findPlaceOfPurchase } from '../place-store.ts';

/** The deposit of a place among those who get a product first. The place is the site's own, so no service is asked. */
export const preorder: Kind<PreorderItem> = {
  path: '/shop',
  toPath: ({ productId }) => `/pre-order/${productId}`,
  isTopUp: false,
  mayEndByHand: () => true,
  findNumber: () => null,
  done: () => ({ event: 'preorder.confirmed', to: 'payer' }),
  refused: 'preorder.refused',
  toWords: (item, language) => ({ what: localized(item, 'name', language) }),
  async readWords(purchaseId, language) {
    const end = (await findPlaceOfPurchase(purchaseId))?.collectUntil ?? null;
    return end === null ? {} : { day: formatDate(toLastDay(end), language) };
  },
  toLines: ({ item: { nameMn }, amount }) => [
    {
      name: translator('mn')('pay.preorder.receipt', { what: nameMn }),
      price: amount,
      quantity: 1,
    },
  ],
  soldAs: 'service',
  // The place is somebody else's by then, so the money goes back.
  takesLate: false,
  canRetry: () => false,
  async send({ id }) {
    const place = await findPlaceOfPurchase(id);
    const isHeld = place?.state === 'RESERVED' || place?.state === 'CONFIRMED';
    return { ok: true, value: { state: isHeld ? 'DONE' : 'REFUSED' } };
  },
  bindAfter: async ({ id }, _effect, now) => [{ confirmed: bindConfirm(id, now) }],
  bindEnded: (id, now) => ({ lapsed: bindLapse(id, now) }),
  mask: (item) => item,
};
