import { texts } from '#request/texts.ts';
import { shownVatName, shownVatPercent } from '#request/vat-percent.ts';
import type { AddLabels } from '../islands/use-add.ts';
import type { CartLabel, CartLabels } from '../model.ts';

/** Placeholders of the texts stay in place, for the browser to fill. */
const placeholders = {
  count: '{{count}}',
  name: '{{name}}',
  price: '{{price}}',
  was: '{{was}}',
  id: '{{id}}',
};

const labels = Object.keys({
  title: true,
  add: true,
  added: true,
  go: true,
  queued: true,
  noPrice: true,
  notInCart: true,
  wrongQuantity: true,
  outOfStock: true,
  preorder: true,
  ownPage: true,
  full: true,
  conflict: true,
  clamped: true,
  onlyLeft: true,
  inStock: true,
  most: true,
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
  other: true,
  subTotal: true,
  vat: true,
  total: true,
  totalNow: true,
  deliveryLater: true,
  saved: true,
  checkout: true,
  empty: true,
  emptyText: true,
  toShop: true,
  close: true,
  whole: true,
  mergePending: true,
} satisfies Record<CartLabel, true>) as CartLabel[];

/** The texts of the islands, in the language of this request. */
export function cartLabels(): CartLabels {
  const { t, locale } = texts();
  const vatPercent = shownVatPercent();
  const taxes = { percent: vatPercent, tax: shownVatName() };
  return {
    ...(Object.fromEntries(
      labels.map((label) => [label, t(`cart.${label}`, { ...placeholders, ...taxes })]),
    ) as Record<CartLabel, string>),
    locale,
    failed: t('request.failed'),
    loading: t('loading'),
    vatPercent,
  };
}

/** Those of a form that adds something. */
export function addLabels(): AddLabels {
  const { add, added, go, queued, priceChanged, clamped, failed } = cartLabels();
  return { add, added, go, queued, priceChanged, clamped, failed };
}
