import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { id, lenientList, mnt, optionalText, picture, text } from '../shape.ts';

/** Services send whole numbers also as text. */
const whole = z.pipe(
  z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,12}$/))]),
  z.transform(Number),
);
/** Of a fraction, the whole; a line of nothing, or of less, is left out. */
const counted = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d{1,12}(\.\d+)?$/))]),
  z.transform((quantity) => Math.floor(Number(quantity))),
);
const quantity = z.pipe(counted, z.int().check(z.positive()));
const optionalWhole = orElse(z.nullable(whole), null);

/** Without a name or a price the product's own are shown. */
export const cartItem = z.object({
  productId: id,
  quantity,
  price: optionalWhole,
  nameMn: optionalText,
  nameEn: optionalText,
  image: picture,
  payload: orElse(z.nullish(z.record(z.string(), z.unknown())), null),
});
export type CartItem = z.infer<typeof cartItem>;

/** The entry with key `total` carries its amount as a string. */
export const amountDetail = z.object({
  key: text,
  amount: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((amount) => Number(amount)),
  ),
});

const nothing = z.object({ quantity: z.pipe(counted, z.literal(0)) });

/** Lines of which none can be read are no empty cart, and neither are lines of less than nothing. */
const isReadable = (lines: readonly unknown[]): boolean =>
  lines.length === 0 ||
  lines.some((line) => cartItem.safeParse(line).success || nothing.safeParse(line).success);

export const serverCart = z.object({
  cartData: lenientList(cartItem, isReadable),
  totalQty: optionalWhole,
  amountDetails: lenientList(amountDetail),
  /** What a change could not do in full, by its code: `CLAMPED`, `OUT_OF_STOCK`, `UNKNOWN_PRODUCT`. */
  warnings: lenientList(z.object({ code: text, productId: z.nullish(id) })),
});
export type ServerCart = z.infer<typeof serverCart>;

const hasLines = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Array.isArray(Reflect.get(body, 'cartData'));

/** What answers a change: the cart, or null where the service says no more than that it is done. */
const changedCart = z.pipe(
  z.unknown(),
  z.transform((body): ServerCart | null =>
    hasLines(body) ? (serverCart.safeParse(body).data ?? null) : null,
  ),
);

const cartCall = { service: 'commerce', query: ['isdn'], envelope: 'object' } as const;
const cartChange = { ...cartCall, method: 'POST', shape: changedCart, answer: 'any' } as const;
export const serverCartContract = contract({
  ...cartCall,
  method: 'GET',
  path: '/service/get-cart-list',
  shape: serverCart,
});
/** Body: a cart item. */
export const addToCartContract = contract({ ...cartChange, path: '/service/add-cart' });
/** Body: productId, quantity; 0 removes. */
export const modifyCartContract = contract({ ...cartChange, path: '/service/modify-cart' });
/** Body: localCartItems, a list of productId and quantity. */
export const mergeCartContract = contract({ ...cartChange, path: '/service/merge-cart' });
export const clearCartContract = contract({ ...cartChange, path: '/service/clear-cart' });

export const calculateRequest = z.object({
  items: z.array(z.object({ productId: id, quantity: z.int().check(z.minimum(1), z.maximum(99)) })),
  deliveryType: z.enum(['DELIVERY', 'PICKUP', 'DIGITAL']),
  cityId: z.optional(id),
  districtId: z.optional(id),
  slot: z.optional(z.string()),
  promoCode: z.optional(z.string().check(z.maxLength(32))),
  vatType: z.optional(z.enum(['INDIVIDUAL', 'CORPORATE'])),
});

/** All in MNT; subTotal and vat keep two decimals and add up to total. */
export const calculation = z.object({
  lines: lenientList(
    z.object({
      productId: id,
      nameMn: text,
      nameEn: text,
      quantity: z.int(),
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
  warnings: lenientList(z.object({ code: text, productId: z.nullish(id), detail: optionalText })),
});
export type Calculation = z.infer<typeof calculation>;

export const calculateCartContract = contract({
  service: 'commerce',
  method: 'POST',
  path: '/cart/calculate',
  query: [],
  envelope: 'object',
  shape: calculation,
});
