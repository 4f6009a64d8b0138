import { expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { giftValues } from '../seed/shop/gift-values.ts';
import { products } from '../seed/shop/products.ts';
import { drawPicture } from './draw-picture.ts';

const gifts = products.filter(({ subCategoryId }) => subCategoryId === 'sc-gift');

test('each gift card has the picture of its own value, and no other', () => {
  expect(gifts).toHaveLength(giftValues.length);
  for (const { price, images } of gifts) {
    const at = giftValues.findIndex((value) => value === price) + 1;
    expect(images).toEqual([`/pictures/card-gift-${at}.svg`]);
  }
});

test.each(giftValues.map((value, i) => [formatMnt(value), i + 1]))(
  'the picture of a gift card of %s shows each sign of it',
  (text, at) => {
    const picture = drawPicture(`card-gift-${at}`) ?? '';
    // Each sign is drawn by one white line of this width.
    expect(picture.match(/stroke-width="4\.5"/g)).toHaveLength(text.length);
  },
);
