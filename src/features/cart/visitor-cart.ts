import { maxLines } from '#domain/cart.ts';
import type { RequestContext } from '#request/context.ts';
import { findCartId, openCartId } from './cart-cookie.ts';
import { refuse } from '#forms/outcome.ts';
import type { Change, ChangeOutcome } from './change.ts';
import { type Cart, type CartItem, type LineKey, toCart, toMaxQuantity } from './model.ts';
import {
  findAddRefusal,
  findCartProduct,
  type CartProducts,
  readCartProducts,
  toItem,
} from './cart-products.ts';
import {
  addLines,
  type AskedLine,
  type CartOperation,
  type Changed,
  clearLines,
  deleteCart,
  maxQuantityPerLine,
  readLines,
  setLine,
  type StoredLine,
} from './store.ts';

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

/** Limits a line to the stock; where the service does not tell it, the order will check. */
function toAsked(line: LineKey, products: CartProducts): AskedLine {
  const found = findCartProduct(products, line);
  const limit = maxQuantityPerLine();
  return {
    ...line,
    maxQuantity: found ? toMaxQuantity(found.stock, limit) : limit,
    price: found?.price ?? null,
  };
}

/** Deletes the cart with its items and its operations. */
export async function deleteVisitorCart(context: RequestContext): Promise<void> {
  const cartId = await findCartId(context);
  if (cartId) await deleteCart(cartId);
}

/** A line may always be removed; it may only be changed while the product is sold. */
function findSetRefusal(line: LineKey, products: CartProducts): ChangeOutcome | null {
  if (line.quantity === 0) return null;
  if (products.get(line.productId) === 'gone') return refuse('cart.noPrice', line.productId);
  return findCartProduct(products, line)?.stock === 0
    ? refuse('cart.outOfStock', line.productId)
    : null;
}

function isForSale(line: LineKey, products: CartProducts): boolean {
  const found = findCartProduct(products, line);
  return found !== null && found.price > 0 && found.stock > 0;
}

/** Adds up lines of one product, because a statement changes each line only once. */
function sumLines(lines: readonly LineKey[]): LineKey[] {
  const byId = new Map<string, LineKey>();
  for (const line of lines) {
    const quantity = (byId.get(line.productId)?.quantity ?? 0) + line.quantity;
    byId.set(line.productId, { ...line, quantity });
  }
  return [...byId.values()];
}

function listRemoved({ before, lines }: Changed): StoredLine[] {
  const left = new Set(lines.map(({ productId }) => productId));
  return before.filter(({ productId }) => !left.has(productId));
}

async function toAnswer(change: Change, changed: Changed): Promise<ChangeOutcome> {
  if (changed.outcome === 'missing') return refuse('cart.notInCart', toField(change));
  if (changed.outcome === 'full') return refuse('cart.full', undefined, { count: maxLines });
  const at = Date.now();
  const removed = listRemoved(changed);
  const products = await readCartProducts([...changed.lines, ...removed]);
  const items = changed.lines.map((line) => toItem(line, products));
  return {
    ok: true,
    value: {
      cart: toCart('visitor', items, null, at),
      clamped: changed.clamped,
      removed: removed.map((line) => ({
        ...line,
        nameMn: findCartProduct(products, line)?.nameMn ?? '',
        nameEn: findCartProduct(products, line)?.nameEn ?? '',
      })),
      priceChanged: change.intent === 'add' && isOtherPrice(change, items),
    },
  };
}

const toField = (change: Change) => (change.intent === 'set' ? change.line.productId : undefined);

function isOtherPrice({ lines, price }: Change & { intent: 'add' }, items: readonly CartItem[]) {
  const added = items.find(({ productId }) => productId === lines[0]?.productId);
  return price !== null && added !== undefined && added.price !== price;
}

/** Why the change is refused, or the write that makes it. */
async function prepare(change: Change, context: RequestContext) {
  switch (change.intent) {
    case 'add': {
      const lines = sumLines(change.lines);
      const products = await readCartProducts(lines);
      const asked = lines
        .filter((line) => isForSale(line, products))
        .map((line) => toAsked(line, products));
      return {
        refusal: findAddRefusal(lines, products),
        run: (operation: CartOperation) => addLines(operation, asked),
      };
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
  return toAnswer(change, changed);
}
