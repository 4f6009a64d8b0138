import { maxLines } from '#domain/cart.ts';
import { refuse } from '#forms/outcome.ts';
import {
  findToken,
  listCartNames,
  newToken,
  toLifeSeconds,
  writeToken,
} from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import type { RequestContext } from '#request/context.ts';
import {
  type ChangeOutcome,
  findAddRefusal,
  findSetRefusal,
  isForSale,
  readCartProducts,
  sumLines,
  toAsked,
  toItem,
  toNamed,
} from './cart-products.ts';
import { type Cart, type CartItem, type Change, type LineKey, toCart } from './model.ts';
import { deleteCart, joinCarts } from './whole-cart-store.ts';
import {
  maxQuantityPerLine,
  addLines,
  type CartOperation,
  type Changed,
  clearLines,
  findRemoved,
  readLines,
  setLine,
} from './store.ts';

/** More carts of one browser than two tabs can make at a time are nobody's. */
const maxCarts = 4;
/** As long as an answer may be on its way that knows nothing of the joining. */
const joinedSeconds = 10 * 60;

interface OwnCart {
  name: ReturnType<typeof listCartNames>[number];
  token: string;
  /** The hash of the cookie's token, so that the database never holds the token. */
  cartId: string;
}

/** This browser's carts. There are several where two tabs have made the first add at the same moment. */
async function listCarts(context: RequestContext): Promise<OwnCart[]> {
  const names = listCartNames(context).slice(0, maxCarts);
  const carts = names.map(async (name): Promise<OwnCart[]> => {
    const token = findToken(context, name);
    return token ? [{ name, token, cartId: await hashText(token) }] : [];
  });
  return (await Promise.all(carts)).flat();
}

const known = new WeakMap<RequestContext, Promise<OwnCart | null>>();

/**
 * The one cart of this browser; others are put into it. Their cookies stay for a while: an add that was sent before may
 * still go into such a cart, and joins it with the next request.
 */
async function findOnly(context: RequestContext): Promise<OwnCart | null> {
  const [only, ...others] = await listCarts(context);
  if (!only) return null;
  const now = Date.now();
  const expiresAt = now + toLifeSeconds(context.mode) * 1000;
  for (const { name, token, cartId } of others) {
    await joinCarts(only.cartId, cartId, { now, expiresAt, most: maxQuantityPerLine() });
    writeToken(context, name, token, joinedSeconds);
  }
  return only;
}

function findOwn(context: RequestContext): Promise<OwnCart | null> {
  const finding = known.get(context) ?? findOnly(context);
  known.set(context, finding);
  return finding;
}

export const findCartId = async (context: RequestContext): Promise<string | null> =>
  (await findOwn(context))?.cartId ?? null;

/**
 * The same, created if there is none; the cookie's lifetime begins anew. A new cart's cookie has a name of its own, so
 * that the answer to another first add does not replace it.
 */
async function openCartId(context: RequestContext): Promise<{ cartId: string; expiresAt: number }> {
  const lifeSeconds = toLifeSeconds(context.mode);
  const expiresAt = Date.now() + lifeSeconds * 1000;
  const own = await findOwn(context);
  const token = own?.token ?? newToken();
  const cartId = own?.cartId ?? (await hashText(token));
  writeToken(context, own?.name ?? `cart-${cartId.slice(0, 8)}`, token, lifeSeconds);
  return { cartId, expiresAt };
}

/** Deletes the cookies, once the visitor's items are in a customer's cart. */
export function dropCartId(context: RequestContext): void {
  for (const name of listCartNames(context)) writeToken(context, name, '');
}

/** Without a cart the time is 0: another request may be creating the cart at this moment, and its answer is newer. */
export async function readVisitorCart(context: RequestContext): Promise<Cart> {
  const cartId = await findCartId(context);
  if (!cartId) return toCart('visitor', [], null, 0);
  const at = Date.now();
  const lines = await readLines(cartId, at);
  const products = await readCartProducts(lines);
  const items = lines.map((line) => toItem(line, products));
  return toCart('visitor', items, null, at);
}

/** Deletes the carts with their items and operations. */
export async function deleteVisitorCart(context: RequestContext): Promise<void> {
  for (const { cartId } of await listCarts(context)) await deleteCart(cartId);
}

async function toAnswer(change: Change, key: string, changed: Changed): Promise<ChangeOutcome> {
  if (changed.outcome === 'missing') {
    return refuse('cart.notInCart', change.intent === 'set' ? change.line.productId : undefined);
  }
  if (changed.outcome === 'full') return refuse('cart.full', undefined, { count: maxLines });
  const at = Date.now();
  const { lines, removed, clamped } = changed;
  const products = await readCartProducts([...lines, ...removed]);
  const items = lines.map((line) => toItem(line, products));
  return {
    ok: true,
    value: {
      cart: toCart('visitor', items, null, at),
      clamped,
      removed: toNamed(removed, products),
      removal: key,
      priceChanged: change.intent === 'add' && isOtherPrice(change, items),
    },
  };
}

function isOtherPrice({ lines, price }: Change & { intent: 'add' }, items: readonly CartItem[]) {
  const added = items.find(({ productId }) => productId === lines[0]?.productId);
  return price !== null && added !== undefined && added.price !== price;
}

async function prepareAdd(given: readonly LineKey[]) {
  const lines = sumLines(given);
  const products = await readCartProducts(lines);
  const sold = lines.filter((line) => isForSale(line, products));
  const asked = sold.map((line) => toAsked(line, products));
  return {
    refusal: findAddRefusal(lines, products),
    run: (operation: CartOperation) => addLines(operation, asked),
  };
}

/** Why the change is refused, or the write that makes it. */
async function prepare(change: Change, context: RequestContext) {
  switch (change.intent) {
    case 'add':
      return prepareAdd(change.lines);
    case 'restore': {
      const cartId = await findCartId(context);
      const removed = cartId ? await findRemoved(cartId, change.removal) : undefined;
      return removed ? prepareAdd(removed) : { refusal: refuse('error.generic'), run: null };
    }
    case 'set': {
      if (!(await findCartId(context))) {
        return { refusal: refuse('cart.notInCart', change.line.productId), run: null };
      }
      const products = await readCartProducts([change.line]);
      const asked = toAsked(change.line, products);
      return {
        refusal: findSetRefusal(change.line, products),
        run: (operation: CartOperation) => setLine(operation, asked),
      };
    }
    case 'clear':
      return { refusal: null, run: (operation: CartOperation) => clearLines(operation) };
  }
}

/** Makes a change of a visitor's cart: reads the products, runs one batch and returns the cart after it. */
export async function changeVisitorCart(
  change: Change,
  key: string,
  context: RequestContext,
): Promise<ChangeOutcome> {
  const { refusal, run } = await prepare(change, context);
  if (refusal || !run) return refusal ?? refuse('error.generic');
  const changed = await run({ ...(await openCartId(context)), operationId: key, now: Date.now() });
  return toAnswer(change, key, changed);
}
