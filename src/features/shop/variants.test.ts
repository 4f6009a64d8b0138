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

test('chooseVariant takes the variant of the address, or the first in stock when there is none', () => {
  const product = toProduct();
  expect(chooseVariant(product, 'blue-256')?.id).toBe('blue-256');
  expect(chooseVariant(product, 'nobody')?.id).toBe('black-256');
  expect(chooseVariant(product, null)?.id).toBe('black-256');
  expect(chooseVariant(toProduct({ variants: [toVariant('x', '', '', 0)] }), null)?.id).toBe('x');
  expect(chooseVariant(toProduct({ variants: [] }), null)).toBeNull();
});

test('listColors and listStorages keep the other choice when such a variant exists', () => {
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

test('listPictures puts the variant’s picture first and only once when a variant is chosen', () => {
  const product = toProduct();
  expect(listPictures(product, chooseVariant(product, 'black-128'))).toEqual([
    '/black-128.svg',
    '/a.svg',
  ]);
  expect(listPictures(product, null)).toEqual(['/a.svg', '/black-128.svg']);
});

test('listPictures leaves out the product’s pictures when they show another colour', () => {
  const product = toProduct({
    images: ['/black-128.svg', '/black-back.svg', '/black-camera.svg'],
  });
  const list = (id: string) => listPictures(product, chooseVariant(product, id));
  expect(list('blue-256')).toEqual(['/blue-256.svg']);
  expect(list('black-256')).toEqual([
    '/black-256.svg',
    '/black-128.svg',
    '/black-back.svg',
    '/black-camera.svg',
  ]);
});

test('listPictures keeps what shows no colour when the product has pictures of several colours', () => {
  const product = toProduct({ images: ['/black-128.svg', '/blue-256.svg', '/box.svg'] });
  expect(listPictures(product, chooseVariant(product, 'blue-256'))).toEqual([
    '/blue-256.svg',
    '/box.svg',
  ]);
});

test('toAvailability follows the stock of the variant when one is chosen', () => {
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

test('the product shape outputs previousPrice when it reads oldPrice or its own output', () => {
  const parsed = toProduct({ oldPrice: 1200 });
  expect(parsed).toMatchObject({ previousPrice: 1200 });
  expect(parsed).not.toHaveProperty('oldPrice');
  expect(productShape.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
});

test('toShownPrice gives the previous price only when the variant has the reduced price', () => {
  const product = toProduct({ oldPrice: 1200 });
  expect(toShownPrice(product, chooseVariant(product, 'black-128'))).toEqual({
    price: 1000,
    previousPrice: 1200,
  });
  expect(toShownPrice(product, chooseVariant(product, 'black-256'))).toEqual({
    price: 1500,
    previousPrice: null,
  });
  expect(toShownPrice(toProduct({ previousPrice: 900 }), null)).toEqual({
    price: 1000,
    previousPrice: null,
  });
});
