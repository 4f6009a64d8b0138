import { mostLines } from '#domain/cart-limits.ts';
import { texts } from '#i18n/texts.ts';
import type { CartMessage, CartWord, CartWords } from '../model.ts';

/** Holes of the texts are left in place, for the browser to fill. */
const holes = {
  count: '{{count}}',
  name: '{{name}}',
  price: '{{price}}',
  was: '{{was}}',
  id: '{{id}}',
};

const words = Object.keys({
  title: true,
  add: true,
  added: true,
  go: true,
  queued: true,
  noPrice: true,
  notInCart: true,
  wrongQuantity: true,
  outOfStock: true,
  full: true,
  clamped: true,
  onlyLeft: true,
  priceChanged: true,
  was: true,
  accept: true,
  gone: true,
  unknownName: true,
  noPriceNow: true,
  pricesFailed: true,
  quantity: true,
  quantityOf: true,
  more: true,
  less: true,
  update: true,
  remove: true,
  removeOf: true,
  each: true,
  removedOne: true,
  removedMany: true,
  undo: true,
  clear: true,
  summary: true,
  items: true,
  subTotal: true,
  vat: true,
  total: true,
  totalNow: true,
  deliveryLater: true,
  checkout: true,
  empty: true,
  emptyText: true,
  toShop: true,
  close: true,
  whole: true,
  mergePending: true,
} satisfies Record<CartWord, true>) as CartWord[];

const messages = Object.keys({
  'error.generic': true,
  'request.failed': true,
  'cart.noPrice': true,
  'cart.notInCart': true,
  'cart.wrongQuantity': true,
  'cart.outOfStock': true,
  'cart.full': true,
} satisfies Record<CartMessage, true>) as CartMessage[];

/** What the islands say, in the language of this request. */
export function cartWords(): CartWords {
  const { t, locale } = texts();
  return {
    ...(Object.fromEntries(words.map((word) => [word, t(`cart.${word}`, holes)])) as Record<
      CartWord,
      string
    >),
    locale,
    messages: Object.fromEntries(
      messages.map((key) => [key, t(key, { count: mostLines })]),
    ) as Record<CartMessage, string>,
    loading: t('loading'),
  };
}
