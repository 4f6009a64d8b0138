import { expect, test } from 'vitest';
import { type Product, product as productShape } from '#contracts/commerce/products.ts';
import {
  chooseVariant,
  listColors,
  listPictures,
  listStorages,
  toAvailability,
  toShownPrice,
} from './variants.ts';

function toVariant(id: string, colorNameEn: string, storage: string, stock: number, price = 1000) {
  return {
    id,
    color: '#111',
    colorNameMn: '',
    colorNameEn,
    storage,
    stock,
    price,
    image: `/${id}.svg`,
  };
}

function toProduct(given: object = {}): Product {
  return productShape.parse({
    id: 'p',
    slug: 'p',
    nameMn: 'Утас',
    nameEn: 'Phone',
    categoryId: 'c',
    price: 1000,
    type: 'PHYSICAL',
    stockOnline: 5,
    descriptionMn: '',
    descriptionEn: '',
    images: ['/a.svg', '/black-128.svg'],
    variants: [
      toVariant('black-128', 'Black', '128 GB', 0),
      toVariant('black-256', 'Black', '256 GB', 2, 1500),
      toVariant('blue-256', 'Blue', '256 GB', 9, 1500),
    ],
    ...given,
  });
}

test('the address chooses the variant; without it, the first that can be had', () => {
  const product = toProduct();
  expect(chooseVariant(product, 'blue-256')?.id).toBe('blue-256');
  expect(chooseVariant(product, 'nobody')?.id).toBe('black-256');
  expect(chooseVariant(product, null)?.id).toBe('black-256');
  expect(chooseVariant(toProduct({ variants: [toVariant('x', '', '', 0)] }), null)?.id).toBe('x');
  expect(chooseVariant(toProduct({ variants: [] }), null)).toBeNull();
});

test('another colour keeps the storage, and the other way round, where that exists', () => {
  const product = toProduct();
  const chosen = chooseVariant(product, 'black-128');
  const toIds = (list: ReturnType<typeof listColors>) =>
    list.map(({ variant, isChosen }) => variant.id + (isChosen ? '*' : ''));
  expect(toIds(listColors(product, chosen))).toEqual(['black-128*', 'blue-256']);
  expect(toIds(listStorages(product, chosen))).toEqual(['black-128*', 'black-256']);
  expect(toIds(listStorages(product, chooseVariant(product, 'blue-256')))).toEqual([
    'black-128',
    'blue-256*',
  ]);
});

test('the chosen look comes first among the pictures, once', () => {
  const product = toProduct();
  expect(listPictures(product, chooseVariant(product, 'black-128'))).toEqual([
    '/black-128.svg',
    '/a.svg',
  ]);
  expect(listPictures(product, null)).toEqual(['/a.svg', '/black-128.svg']);
});

test('availability is that of the variant', () => {
  const product = toProduct();
  const of = (id: string, given: object = {}) => {
    const one = toProduct(given);
    return toAvailability(one, chooseVariant(one, id));
  };
  expect(of('blue-256')).toEqual({ state: 'in' });
  expect(of('black-256')).toEqual({ state: 'low', left: 2 });
  expect(of('black-128')).toEqual({ state: 'out' });
  expect(of('black-128', { storeStock: [{ branchId: 'b', qty: 1 }] })).toEqual({ state: 'store' });
  expect(of('black-128', { storeStock: [{ branchId: 'b', qty: 0 }] })).toEqual({ state: 'out' });
  expect(of('blue-256', { preorder: true })).toEqual({ state: 'preorder' });
  expect(toAvailability(product, null)).toEqual({ state: 'in' });
});

test('an old price is shown only where it was one of this very price', () => {
  const product = toProduct({ oldPrice: 1200 });
  expect(toShownPrice(product, chooseVariant(product, 'black-128'))).toEqual({
    price: 1000,
    oldPrice: 1200,
  });
  expect(toShownPrice(product, chooseVariant(product, 'black-256'))).toEqual({
    price: 1500,
    oldPrice: null,
  });
  expect(toShownPrice(toProduct({ oldPrice: 900 }), null)).toEqual({ price: 1000, oldPrice: null });
});
