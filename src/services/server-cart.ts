import type * as z from 'zod/mini';
import * as cart from '#contracts/commerce/cart.ts';
import { settings } from '#env.ts';
import { callForOne } from './upstream/call-upstream.ts';
import { toLeftMs } from './upstream/deadline.ts';

/** `isdn` always comes from the session, never from the browser. */
export interface Subscriber {
  isdn: string;
}

/** Calls with the same `idempotencyKey` have their effect once, where the service knows such keys. */
export interface CartWrite extends Subscriber {
  idempotencyKey: string;
}

export interface CartLine {
  productId: string;
  quantity: number;
}

/** What an unclear answer leaves of a request's time, to read the cart again and to note what was found. */
const afterMs = 700;

/** Without a key, which is only sent to a service that honours it, a call is never repeated: it may have been taken. */
function toRequest<Body>({ isdn, idempotencyKey }: CartWrite, body?: Body) {
  return {
    query: { isdn },
    deadlineMs: toLeftMs() - afterMs,
    ...(body === undefined ? {} : { body }),
    ...(settings().COMMERCE_IDEMPOTENCY === 'header' ? { idempotencyKey } : {}),
  };
}

export const readServerCart = ({ isdn }: Subscriber) =>
  callForOne(cart.serverCartContract, { query: { isdn } });

export const addToServerCart = (write: CartWrite, item: cart.CartItem) =>
  callForOne(cart.addToCartContract, toRequest(write, item));

/** Quantity 0 removes the line. */
export const modifyServerCart = (write: CartWrite, line: CartLine) =>
  callForOne(cart.modifyCartContract, toRequest(write, line));

/** Adds to what is in the cart. */
export const mergeServerCart = (write: CartWrite, localCartItems: readonly CartLine[]) =>
  callForOne(cart.mergeCartContract, toRequest(write, { localCartItems }));

export const clearServerCart = (write: CartWrite) =>
  callForOne(cart.clearCartContract, toRequest(write));

export const calculateCart = (request: z.input<typeof cart.calculateRequest>) =>
  callForOne(cart.calculateCartContract, { body: request });
