import { maxLines } from '#domain/cart.ts';
import { refuse } from '#forms/outcome.ts';
import { shownVatPercent } from '#request/vat-percent.ts';
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
import {
  type Cart,
  type CartItem,
  type Change,
  type LineKey,
  type RemovedLine,
  toCart,
} from './model.ts';
import { findCartId, listCarts, openCartId } from './own-cart.ts';
import { deleteCart } from './whole-cart-store.ts';
import {
  addLines,
  type CartOperation,
  type Changed,
  clearLines,
  findRemoved,
  readLines,
  setLine,
} from './store.ts';

/** Without a cart the time is 0: another request may be creating the cart at this moment, and its answer is newer. */
export async function readVisitorCart(context: RequestContext): Promise<Cart> {
  const cartId = await findCartId(context);
  if (!cartId) return toCart('visitor', [], shownVatPercent(), null, 0);
  const at = Date.now();
  const lines = await readLines(cartId, at);
  const products = await readCartProducts(lines);
  const items = lines.map((line) => toItem(line, products));
  return toCart('visitor', items, shownVatPercent(), null, at);
}

/** Deletes the carts with their items and operations. */
export async function deleteVisitorCart(context: RequestContext): Promise<void> {
  for (const { cartId } of await listCarts(context)) await deleteCart(cartId);
}

async function toAnswer(change: Change, changed: Changed): Promise<ChangeOutcome> {
  if (changed.outcome === 'missing') {
    return refuse('cart.notInCart', change.intent === 'set' ? change.line.productId : undefined);
  }
  if (changed.outcome === 'conflict') return refuse('cart.conflict');
  if (changed.outcome === 'full') return refuse('cart.full', undefined, { count: maxLines });
  const at = Date.now();
  const { lines, removed, clamped } = changed;
  const products = await readCartProducts([...lines, ...removed]);
  const items = lines.map((line) => toItem(line, products));
  return {
    ok: true,
    value: {
      cart: toCart('visitor', items, shownVatPercent(), null, at),
      clamped,
      removed: toNamed(removed, products),
      removal: change.operationId,
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
  if (change.intent === 'clear' && !(await findCartId(context))) {
    const removed: RemovedLine[] = [];
    return toAnswer(change, { outcome: 'done', clamped: [], removed, lines: [] });
  }
  const { refusal, run } = await prepare(change, context);
  if (refusal || !run) return refusal ?? refuse('error.generic');
  const { operationId } = change;
  const operation = { operationId, requestHash: key, now: Date.now() };
  return toAnswer(change, await run({ ...(await openCartId(context)), ...operation }));
}
