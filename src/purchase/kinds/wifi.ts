import { localized } from '#i18n/localized.ts';
import { orderWifi } from '#services/purchases.ts';
import { wifiCodes } from '../codes-store.ts';
import type { Kind } from '../kind.ts';
import type { WifiItem } from '../model.ts';
import { sendOnce, toPaid } from './paid-effect.ts';

/** The service has answered, but not with the codes that were bought. */
class WrongCodes extends Error {
  readonly kind = 'codes';
}

export const wifi: Kind<WifiItem> = {
  path: '/pay/wifi',
  isTopUp: true,
  // Codes come from the service only.
  mayEndByHand: () => false,
  findNumber: () => null,
  done: () => ({ event: 'purchase.codesReady', to: 'payer' }),
  refused: 'purchase.refused',
  toWords: (item, language) => ({ what: localized(item, 'name', language) }),
  toLines: ({ item: { nameMn, price, quantity } }) => [{ name: nameMn, price, quantity }],
  soldAs: 'digital',
  takesLate: false,
  async send(purchase, sending) {
    const { cardId, quantity } = purchase.item;
    const found = await sendOnce(purchase, sending, () =>
      orderWifi(sending.key, { ...toPaid(purchase), cardId, quantity }),
    );
    if (found.ok && found.value.state === 'DONE' && found.value.codes?.length !== quantity) {
      return { ok: false, error: new WrongCodes('codes') };
    }
    return found;
  },
  bindBefore: ({ id, item: { cardId } }, { codes = [] }, now) =>
    Promise.all(
      codes.map(async (code, index) => ({
        code: await wifiCodes.bindCode(
          { ownerId: id, productId: cardId, number: index + 1, code },
          now,
        ),
      })),
    ),
  mask: (item) => item,
};
