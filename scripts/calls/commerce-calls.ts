import * as z from 'zod/mini';
import { calculateRequest, serverCart } from '#contracts/commerce/cart.ts';
import { releaseRequest, reserveRequest } from '#contracts/commerce/reservation.ts';
import { id } from '#contracts/shape.ts';
import type { Calls } from './call.ts';
import { exampleNumber, orderCalls } from './order-calls.ts';

/** An order of the site, by its id there. */
const exampleOrder = '4f1c1c0d8e2a4b7e9f3d5a6b7c8d9e0f';

const quantity = z.int().check(z.minimum(0), z.maximum(99));
const line = { productId: id, quantity };

const addBody = z.object({
  ...line,
  price: z.number(),
  nameMn: z.string(),
  nameEn: z.string(),
  image: z.nullable(z.string()),
  payload: z.nullable(z.record(z.string(), z.unknown())),
});
const modifyBody = z.object(line);
const mergeBody = z.object({ localCartItems: z.array(z.object(line)) });
const ratingBody = z.object({
  point: z.int().check(z.minimum(1), z.maximum(5)),
});

const cart = {
  group: 'Cart',
  seenOn: '/cart of whoever is signed in',
  personal: true,
  always: ['isdn'],
  values: { isdn: exampleNumber },
} as const;

const cartChange = { ...cart, effect: true, answers: serverCart } as const;

const ofProduct = ['GET /product', 'id'] as const;

export const commerceCalls: Calls = {
  'GET /product': {
    summary: 'List of products',
    group: 'Products',
    seenOn: '/shop',
    always: ['size'],
    values: { size: 20 },
  },
  'GET /product/{id}': {
    summary: 'One product',
    group: 'Products',
    seenOn: '/shop/{slug}',
    id: 'The id or the slug of a product.',
    from: { id: ofProduct },
  },
  'GET /product/facets': {
    summary: 'What a list can be filtered by',
    group: 'Products',
    seenOn: 'the filters of /shop, with their counts',
    optional: true,
  },
  'GET /product/category-populate': {
    summary: 'Categories with their sub-categories',
    group: 'Products',
    seenOn: 'the categories of /shop',
  },
  'GET /product/sub-category': {
    summary: 'All sub-categories',
    group: 'Products',
    seenOn: 'the sub-categories of /shop, where the categories have none',
    optional: true,
  },
  'POST /product/rating': {
    summary: 'Rate a product',
    group: 'Products',
    seenOn: 'the stars of /shop/{slug}',
    optional: true,
    effect: true,
    always: ['productId'],
    from: { productId: ofProduct },
    body: ratingBody,
    sent: () => ({ point: 5 }),
  },
  'POST /service/add-cart': {
    ...cartChange,
    summary: 'Add to the cart',
    from: { productId: ofProduct },
    body: addBody,
    sent: ({ productId }) => ({
      productId,
      quantity: 2,
      price: 4_940_000,
      nameMn: 'Утас',
      nameEn: 'Phone',
      image: null,
      payload: null,
    }),
  },
  'GET /service/get-cart-list': { ...cart, summary: 'The cart' },
  'POST /service/modify-cart': {
    ...cartChange,
    summary: 'Change a line’s quantity',
    from: { productId: ofProduct },
    body: modifyBody,
    sent: ({ productId }) => ({ productId, quantity: 1 }),
  },
  'POST /service/merge-cart': {
    ...cartChange,
    summary: 'Add the lines of a browser’s cart, on signing in',
    from: { productId: ofProduct },
    body: mergeBody,
    sent: ({ productId }) => ({ localCartItems: [{ productId, quantity: 1 }] }),
  },
  'POST /service/clear-cart': { ...cartChange, summary: 'Empty the cart' },
  'POST /cart/calculate': {
    summary: 'What an order would cost',
    group: 'Cart',
    seenOn: 'the amounts of a checkout',
    optional: true,
    from: { productId: ofProduct },
    body: calculateRequest,
    sent: ({ productId }) => ({
      items: [{ productId, quantity: 1 }],
      deliveryType: 'PICKUP',
      vatType: 'INDIVIDUAL',
    }),
  },
  'POST /order/reserve': {
    summary: 'Keep the goods of an order until it is paid',
    group: 'Orders',
    seenOn:
      'paying at /checkout; without it the stock is asked, and what is sold twice is paid back',
    optional: true,
    effect: true,
    from: { productId: ofProduct },
    body: reserveRequest,
    sent: ({ productId }) => ({
      order: exampleOrder,
      items: [{ productId, quantity: 1 }],
      expiresAt: '2026-12-01T04:30:00.000Z',
    }),
  },
  'GET /order/reserve': {
    summary: 'What is kept for an order, after an answer that was lost',
    group: 'Orders',
    seenOn: 'paying at /checkout',
    optional: true,
    mayBeEmpty: true,
    values: { order: exampleOrder },
  },
  'POST /order/release': {
    summary: 'Give back what was kept for an order that is not paid',
    group: 'Orders',
    seenOn: 'nowhere: others can order it again',
    optional: true,
    effect: true,
    body: releaseRequest,
    sent: () => ({ order: exampleOrder }),
  },
  ...orderCalls,
};
