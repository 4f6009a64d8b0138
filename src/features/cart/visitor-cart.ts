import type { RequestContext } from '#request/context.ts';
import { findCartId, openCartId } from './cart-cookie.ts';
import { type Change, type ChangeOutcome, refuse } from './change.ts';
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
  type CartAct,
  type Changed,
  clearLines,
  deleteCart,
  maxOfOne,
  readLines,
  setLine,
  type StoredLine,
} from './store.ts';

/** Who comes without a cart may be getting one at this moment, by another request. */
export async function readVisitorCart(context: RequestContext): Promise<Cart> {
  const cartId = await findCartId(context);
  if (!cartId) return toCart('visitor', [], null, 0);
  const at = Date.now();
  const lines = await readLines(cartId, at);
  const products = await readCartProducts(lines);
  const items = lines.map((line) => toItem(line, products));
  return toCart('visitor', items, null, at);
}

/** What can be had of a line; where the service can't say, an order will. */
function toAsked(line: LineKey, products: CartProducts): AskedLine {
  const found = findCartProduct(products, line);
  const limit = maxOfOne();
  return {
    ...line,
    most: found ? toMaxQuantity(found.stock, limit) : limit,
    price: found?.price ?? null,
  };
}

/** The whole cart, what is in it and every act on it. */
export async function deleteVisitorCart(context: RequestContext): Promise<void> {
  const cartId = await findCartId(context);
  if (cartId) await deleteCart(cartId);
}

/** A line may always shrink to nothing; to hold something, it has to be sold. */
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

/** One product may stand in a list twice; a statement changes each line once. */
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
  if (changed.outcome === 'full') return refuse('cart.full');
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

/** What has to be said before the cart is touched, and what may then be done to it. */
async function plan(change: Change, context: RequestContext) {
  switch (change.intent) {
    case 'add': {
      const lines = sumLines(change.lines);
      const products = await readCartProducts(lines);
      const asked = lines
        .filter((line) => isForSale(line, products))
        .map((line) => toAsked(line, products));
      return {
        refusal: findAddRefusal(lines, products),
        run: (act: CartAct) => addLines(act, asked),
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
        run: (act: CartAct) => setLine(act, asked),
      };
    }
    case 'clear':
      return { refusal: null, run: (act: CartAct) => clearLines(act) };
  }
}

/** Every change of a visitor's cart: what the service says of the things, one batch, the cart as it is then. */
export async function changeVisitorCart(
  change: Change,
  key: string,
  context: RequestContext,
): Promise<ChangeOutcome> {
  const { refusal, run } = await plan(change, context);
  if (refusal || !run) return refusal ?? refuse('error.generic');
  const changed = await run({ ...(await openCartId(context)), op: key, now: Date.now() });
  return toAnswer(change, changed);
}
