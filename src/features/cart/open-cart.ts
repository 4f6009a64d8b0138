import { hashText } from '#lib/hash.ts';
import { log } from '#lib/log.ts';
import { within } from '#lib/sleep.ts';
import { shownVatPercent } from '#request/vat-percent.ts';
import { readCartCount, writeCartCount } from '#request/cart-count.ts';
import type { RequestContext } from '#request/context.ts';
import { type CustomerSession, findCustomer } from '#identity/session.ts';
import type { ChangeOutcome } from './cart-products.ts';
import { changeCustomerCart, readCustomerCart, type VisitorsCart } from './customer-cart.ts';
import { type Cart, type Change, toCart, toKeyText } from './model.ts';
import { nameChangedPrices } from './seen-prices.ts';
import { dropCartId, findCartId } from './own-cart.ts';
import { changeVisitorCart, readVisitorCart } from './visitor-cart.ts';

/** Shown when a cart call has failed: an empty cart that says so. The call itself is logged. */
const toFailed = (owner: Cart['owner']): Cart =>
  toCart(owner, [], shownVatPercent(), 'request.failed', 0);

/** What this browser chose before signing in goes into the customer's cart at the first read or change. */
const findVisitorsCart = async (context: RequestContext): Promise<VisitorsCart> => ({
  cartId: await findCartId(context),
  drop: () => dropCartId(context),
});

async function readOf({ isdn }: CustomerSession, context: RequestContext): Promise<Cart> {
  const reading = findVisitorsCart(context).then((visitor) => readCustomerCart(isdn, visitor));
  return nameChangedPrices(
    isdn,
    reading.then((cart) => cart ?? toFailed('customer')),
  );
}

/** The count of a customer's cart ends with the session. */
function noteCount(context: RequestContext, cart: Cart, customer: CustomerSession | null): void {
  const { quantity } = cart.summary;
  if (quantity === readCartCount(context) && !customer) return;
  writeCartCount(context, quantity, customer?.expiresAt);
}

/** This visitor's cart, or this customer's; never throws. */
export async function readCart(context: RequestContext): Promise<Cart> {
  try {
    const customer = await findCustomer();
    const cart = await (customer ? readOf(customer, context) : readVisitorCart(context));
    if (cart.notice !== 'request.failed') noteCount(context, cart, customer);
    return cart;
  } catch (error) {
    log.warn('cart-failed', { cause: error });
    return toFailed('visitor');
  }
}

/** Whoever has just signed in does not wait longer for the cart. */
const loadMs = 2500;

/** Loads a customer's cart and its badge once the number is known; false where that failed, and the badge is empty. */
export async function loadCart(context: RequestContext): Promise<boolean> {
  const cart = await within(readCart(context), loadMs);
  const isRead = cart !== undefined && cart.notice !== 'request.failed';
  if (!isRead) writeCartCount(context, 0);
  return isRead;
}

/** Nobody who has paid waits longer for a badge. */
const countMs = 1000;

/** Counts anew what is in the cart, where the badge says that something is: what was ordered has left it by another request. */
export async function refreshCount(context: RequestContext): Promise<void> {
  if (readCartCount(context) > 0) await within(readCart(context), countMs);
}

const listTouched = (change: Change): string[] =>
  change.intent === 'add'
    ? change.lines.map(({ productId }) => productId)
    : change.intent === 'set'
      ? [change.line.productId]
      : [];

/** Applies the change once for every operation id, and updates the badge's cookie. A failure changes nothing. */
export async function changeCart(change: Change, context: RequestContext): Promise<ChangeOutcome> {
  const key = await hashText(toKeyText(change));
  const customer = await findCustomer();
  if (!customer) {
    const outcome = await changeVisitorCart(change, key, context);
    if (outcome.ok) noteCount(context, outcome.value.cart, null);
    return outcome;
  }
  const { isdn } = customer;
  const outcome = await changeCustomerCart(change, key, isdn, await findVisitorsCart(context));
  if (!outcome.ok) return outcome;
  noteCount(context, outcome.value.cart, customer);
  const cart = await nameChangedPrices(isdn, outcome.value.cart, listTouched(change));
  return { ok: true, value: { ...outcome.value, cart } };
}
