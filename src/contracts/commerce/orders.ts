import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { id, lenientList, text } from '../shape.ts';

const whole = z.int().check(z.nonnegative());

/** An order as commerce is told of it. Whatever is said of it later holds all of it, in case nothing came before. */
export const orderBody = z.object({
  /** Eight letters, by which customers, staff and both services name it. */
  code: text,
  /** When it was made. */
  createdAt: z.iso.datetime(),
  language: z.enum(['mn', 'en']),
  /** The number that was signed in; null of a guest. */
  isdn: z.nullable(text),
  lines: z.array(
    z.object({
      /** What is sold: a product, or one of its variants. */
      productId: id,
      product: id,
      quantity: z.int().check(z.positive()),
      /** Of one, in MNT, as it was ordered; of a leased one what is paid with the order. */
      price: whole,
      /** Of what is leased: the price of the goods, and what is owed after the order, in MNT. */
      lease: z.optional(
        z.object({
          code: text,
          price: whole,
          percent: whole,
          months: z.int().check(z.positive()),
          prepay: whole,
          monthly: whole,
          last: whole,
          interest: whole,
        }),
      ),
    }),
  ),
  /** In MNT: total is goods − discount + delivery. */
  goods: whole,
  discount: whole,
  delivery: whole,
  total: whole,
  promoCode: z.string(),
  /** The code of the subscriber who recommended the shop. */
  referralCode: z.string(),
  deliveryType: z.enum(['DELIVERY', 'PICKUP', 'DIGITAL']),
  /** `YYYY-MM-DD` in Ulaanbaatar, and the hours, such as `10:00-14:00`; null where there is no slot. */
  slotDate: z.nullable(z.iso.date()),
  slot: z.nullable(z.string()),
  branchId: z.nullable(id),
  contact: z.object({
    phone: text,
    email: z.string(),
    /** Empty but for a delivery, as the two below. */
    firstName: z.string(),
    lastName: z.string(),
    registerNumber: z.string(),
    /** Of a recipient without a register number, who shows it to the courier: 6 to 12 letters and digits. */
    passport: z.optional(z.string()),
  }),
  address: z.nullable(
    z.object({
      cityId: id,
      districtId: id,
      khorooId: id,
      building: z.string(),
      apartment: z.string(),
      note: z.string(),
      text: z.string(),
    }),
  ),
});
export type OrderBody = z.input<typeof orderBody>;

/** Body of `/order/paid`: the order, and when its money was received. */
export const paidOrderBody = z.extend(orderBody, { paidAt: z.iso.datetime() });
/** Body of `/order/cancel`: also of an order that was never paid, whose goods are free again. */
export const canceledOrderBody = z.object({ code: text });
/** Body of `/order/codes`: which codes an order has paid for. The same order has the same codes, however often it is asked. */
export const orderCodesBody = z.object({
  code: text,
  lines: z.array(z.object({ productId: id, quantity: z.int().check(z.positive()) })),
});

/** The order that was told of. The site reads nothing of it. */
export const orderAnswer = z.object({ code: text });

const orderCall = { service: 'commerce', method: 'POST', query: [], envelope: 'object' } as const;
const orderChange = { ...orderCall, shape: z.object({}) } as const;

/** Tells of an order before it is paid. One order for one code. */
export const createOrderContract = contract({ ...orderChange, path: '/order' });
/** Tells that an order is paid: now it is to be packed. */
export const paidOrderContract = contract({ ...orderChange, path: '/order/paid' });
export const cancelOrderContract = contract({ ...orderChange, path: '/order/cancel' });

/** Asks for the codes of digital goods, once they are paid for. */
export const orderCodesContract = contract({
  ...orderCall,
  path: '/order/codes',
  shape: z.object({ codes: lenientList(z.object({ productId: id, code: text })) }),
});

/** The states that commerce may tell; an order of ours is never moved back. */
export const orderStatus = z.enum(['PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED']);
export const toldOrder = z.object({ code: text, status: orderStatus });

/** What became of some orders, `codes` being a comma list of at most 50. Unknown ones are left out. */
export const orderStatusContract = contract({
  service: 'commerce',
  method: 'GET',
  path: '/order/status',
  query: ['codes'],
  envelope: 'list',
  shape: toldOrder,
});
