import * as z from 'zod';
import { contract } from '../contract.ts';
import { href, id, lenientList, mnt, optionalText, text } from '../shape.ts';

export const cartItem = z.object({
  productId: id,
  quantity: z.number().int().min(0).max(99),
  price: mnt,
  nameMn: text,
  nameEn: text,
  image: href.nullish().catch(null),
  payload: z.record(z.string(), z.unknown()).nullish().catch(null),
});
export type CartItem = z.infer<typeof cartItem>;

/** The entry with key `total` carries its amount as a string. */
export const amountDetail = z.object({
  key: text,
  amount: z.union([z.string(), z.number()]).transform((amount) => Number(amount)),
});

export const serverCart = z.object({
  cartData: lenientList(cartItem),
  totalQty: z.number().int().nonnegative(),
  amountDetails: lenientList(amountDetail),
  /** What a change could not do in full, by its code: `CLAMPED`, `OUT_OF_STOCK`, `UNKNOWN_PRODUCT`. */
  warnings: lenientList(z.object({ code: text, productId: id.nullish() })),
});
export type ServerCart = z.infer<typeof serverCart>;

const cartCall = {
  service: 'commerce',
  query: ['isdn'],
  envelope: 'object',
  shape: serverCart,
} as const;
export const readServerCart = contract({
  ...cartCall,
  method: 'GET',
  path: '/service/get-cart-list',
});
/** Body: a cart item. */
export const addToCart = contract({ ...cartCall, method: 'POST', path: '/service/add-cart' });
/** Body: productId, quantity; 0 removes. */
export const modifyCart = contract({ ...cartCall, method: 'POST', path: '/service/modify-cart' });
/** Body: localCartItems, a list of productId and quantity. */
export const mergeCart = contract({ ...cartCall, method: 'POST', path: '/service/merge-cart' });
export const clearCart = contract({ ...cartCall, method: 'POST', path: '/service/clear-cart' });

export const calculateRequest = z.object({
  items: z.array(z.object({ productId: id, quantity: z.number().int().min(1).max(99) })),
  deliveryType: z.enum(['DELIVERY', 'PICKUP', 'DIGITAL']),
  cityId: id.optional(),
  districtId: id.optional(),
  slot: z.string().optional(),
  promoCode: z.string().max(32).optional(),
  vatType: z.enum(['INDIVIDUAL', 'CORPORATE']).optional(),
});

/** All in MNT; subTotal and vat keep two decimals and add up to total. */
export const calculation = z.object({
  lines: lenientList(
    z.object({
      productId: id,
      nameMn: text,
      nameEn: text,
      quantity: z.number().int(),
      price: mnt,
      amount: mnt,
    }),
  ),
  goods: mnt,
  discount: mnt,
  delivery: mnt,
  subTotal: z.number(),
  vat: z.number(),
  total: mnt,
  warnings: lenientList(z.object({ code: text, productId: id.nullish(), detail: optionalText })),
});
export type Calculation = z.infer<typeof calculation>;

export const calculateCart = contract({
  service: 'commerce',
  method: 'POST',
  path: '/cart/calculate',
  query: [],
  envelope: 'object',
  shape: calculation,
});
