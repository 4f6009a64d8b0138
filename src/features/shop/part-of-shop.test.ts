import { expect, test } from 'vitest';
import { isPartOfShop } from './part-of-shop.ts';

const shop = {
  productCategoryPopulateDtos: [
    { id: 'c-phones', productSubCategoryList: [{ id: 'sc-budget' }] },
    { id: 'c-sim', productSubCategoryList: [] },
  ],
};

test.each([
  ['', '', true],
  ['c-phones', '', true],
  ['c-phones', 'sc-budget', true],
  ['c-nothing', '', false],
  ['c-phones', 'sc-nothing', false],
  ['c-sim', 'sc-budget', false],
])(
  'isPartOfShop when the category is "%s" and the sub-category "%s" is %s',
  (categoryId, subCategoryId, expected) => {
    expect(isPartOfShop({ categoryId, subCategoryId }, shop)).toBe(expected);
  },
);
