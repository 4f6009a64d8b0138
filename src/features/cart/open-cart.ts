import { hashText } from '#lib/hash.ts';
import { log } from '#lib/log.ts';
import { readCartCount, writeCartCount } from '#request/cart-count.ts';
import type { RequestContext } from '#request/context.ts';
import { findCustomer } from '#identity/session.ts';
import { readServerCart } from '#services/server-cart.ts';
import { dropCartId, findCartId } from './cart-cookie.ts';
import { type Change, type ChangeOutcome, toKeyText } from './change.ts';
import { changeCustomerCart, failedCart, toCustomerCart } from './customer-cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { type Cart, toCart } from './model.ts';
import { nameChangedPrices } from './seen-prices.ts';
import { changeVisitorCart, readVisitorCart } from './visitor-cart.ts';

/** Merges the visitor's cart into the customer's before anything else: at the first read or change after signing in. */
async function mergeFirst(isdn: string, context: RequestContext) {
  const cartId = await findCartId(context);
  if (!cartId) return { cart: null, left: false };
  const merged = await mergeCarts(cartId, isdn);
  if (!merged.left) dropCartId(context);
  return merged;
}

async function askForCart(isdn: string, context: RequestContext): Promise<Cart> {
  const { cart, left } = await mergeFirst(isdn, context);
  const notice = left ? 'cart.mergePending' : null;
  if (cart) return toCustomerCart(cart, notice);
  const at = Date.now();
  const read = await readServerCart({ isdn });
  return read.ok ? toCustomerCart(read.value, notice, at) : failedCart;
}

const readCustomerCart = (isdn: string, context: RequestContext) =>
  nameChangedPrices(isdn, askForCart(isdn, context));

/** This visitor's cart, or this customer's; never throws. */
export async function readCart(context: RequestContext): Promise<Cart> {
  try {
    const customer = await findCustomer();
    const cart = customer
      ? await readCustomerCart(customer.isdn, context)
      : await readVisitorCart(context);
    const { quantity } = cart.summary;
    const isOutdated = cart.notice !== 'request.failed' && quantity !== readCartCount(context);
    if (isOutdated) writeCartCount(context, quantity);
    return cart;
  } catch (error) {
    log.warn('cart-failed', { cause: error });
    return toCart('visitor', [], 'request.failed', 0);
  }
}

/** Applies the change once for every operation id, and updates the badge's cookie. A failure changes nothing. */
export async function changeCart(change: Change, context: RequestContext): Promise<ChangeOutcome> {
  const key = await hashText(toKeyText(change));
  const customer = await findCustomer();
  if (customer) await mergeFirst(customer.isdn, context);
  const outcome = customer
    ? await changeCustomerCart(change, key, customer.isdn)
    : await changeVisitorCart(change, key, context);
  if (outcome.ok) writeCartCount(context, outcome.value.cart.summary.quantity);
  return outcome;
}
