import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { id, optionalInstant } from '../shape.ts';

/** Goods that are kept for an order until it is paid. The same order again replaces what was kept for it. */
export const reserveRequest = z.object({
  /** The site's id of the order. */
  order: z.string().check(z.minLength(1), z.maxLength(128)),
  /** An order whose goods are given back at the same moment: this one takes its place. */
  replaces: z.optional(z.string().check(z.maxLength(128))),
  items: z.array(z.object({ productId: id, quantity: z.int().check(z.minimum(1), z.maximum(99)) })),
  /** Where it is picked up. */
  branchId: z.optional(id),
  /** ISO 8601: until then it is kept. */
  expiresAt: z.iso.datetime({ offset: true }),
});

export const reservation = z.object({
  /** `REFUSED`: nothing is kept, because `refused` is no longer to be had. `NONE`: nothing is kept for this order. */
  state: z.enum(['HELD', 'REFUSED', 'NONE']),
  /** The ids of what can not be had. */
  refused: orElse(z.array(id), []),
  expiresAt: optionalInstant,
});
export type Reservation = z.infer<typeof reservation>;

const call = { service: 'commerce', envelope: 'object', shape: reservation } as const;

/** A service that keeps nothing answers 404: then the stock is asked for, and what is sold twice is paid back. */
export const reserveContract = contract({
  ...call,
  method: 'POST',
  path: '/order/reserve',
  query: [],
});

/** What is kept for an order, after an answer that was lost. */
export const readReservationContract = contract({
  ...call,
  method: 'GET',
  path: '/order/reserve',
  query: ['order'],
});

export const releaseRequest = z.object({
  order: z.string().check(z.minLength(1), z.maxLength(128)),
});

/** Gives back what was kept; an order for which nothing is kept is as good. */
export const releaseContract = contract({
  service: 'commerce',
  method: 'POST',
  path: '/order/release',
  query: [],
  envelope: 'object',
  shape: z.unknown(),
  answer: 'any',
});
