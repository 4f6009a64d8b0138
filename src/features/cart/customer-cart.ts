import type { ServerCart } from '#contracts/commerce/cart.ts';
import * as serverCart from '#services/server-cart.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import { refuse } from '#forms/outcome.ts';
import type { Change, ChangeOutcome } from './change.ts';
import { type Cart, type CartItem, type LineKey, toCart } from './model.ts';
import { findAddRefusal, findCartProduct, readCartProducts } from './cart-products.ts';
import { nameChangedPrices } from './seen-prices.ts';
import { maxQuantityPerLine } from './store.ts';

type Answer = Awaited<ReturnType<typeof serverCart.readServerCart>>;
type ServerItem = ServerCart['cartData'][number];

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** `payload` is what this site sent when it added the item, but it is not trusted: others may have written it. */
function toItem({ payload, ...item }: ServerItem): CartItem {
  return {
    ...item,
    image: item.image ?? null,
    payload: {
      product: textOf(payload?.['product']) ?? item.productId,
      slug: textOf(payload?.['slug']),
      was: null,
      maxQuantity: maxQuantityPerLine(),
      gone: false,
    },
  };
}

export const toCustomerCart = (
  cart: ServerCart,
  notice: Cart['notice'] = null,
  at: number = Date.now(),
): Cart => toCart('customer', cart.cartData.map(toItem), notice, at);

/** Shown when a cart call has failed: an empty cart that says so. The call itself is logged. */
export const failedCart: Cart = toCart('customer', [], 'request.failed', 0);

function toRefusal(change: Change, error: UpstreamError): ChangeOutcome {
  const field = change.intent === 'set' ? change.line.productId : undefined;
  const isMissing = error.reason === 'Product not found in cart' || change.intent === 'set';
  if (error.kind === 'not-found') {
    return refuse(isMissing ? 'cart.notInCart' : 'cart.noPrice', field);
  }
  return refuse(error.status === 409 ? 'cart.outOfStock' : 'request.failed', field);
}

function toAnswer(
  change: Change,
  answer: Answer,
  before: readonly ServerItem[] = [],
): ChangeOutcome {
  if (!answer.ok) return toRefusal(change, answer.error);
  const { cartData, warnings } = answer.value;
  const left = new Set(cartData.map(({ productId }) => productId));
  return {
    ok: true,
    value: {
      cart: toCustomerCart(answer.value),
      clamped: warnings.flatMap(({ code, productId }) =>
        code === 'CLAMPED' && productId ? [productId] : [],
      ),
      removed: before
        .filter(({ productId }) => !left.has(productId))
        .map(toItem)
        .map(({ productId, quantity, nameMn, nameEn, payload: { product } }) => ({
          productId,
          product,
          quantity,
          nameMn,
          nameEn,
        })),
      priceChanged: false,
    },
  };
}

/** An item with all that the call requires, its price included; or why it can not be added. */
async function toServerItem(line: LineKey): Promise<ServerItem | ChangeOutcome> {
  const products = await readCartProducts([line]);
  const refusal = findAddRefusal([line], products);
  const found = findCartProduct(products, line);
  if (refusal || !found) return refusal ?? refuse('cart.noPrice');
  const { price, nameMn, nameEn, image, slug } = found;
  const { productId, product } = line;
  const quantity = Math.min(line.quantity, maxQuantityPerLine());
  return { productId, quantity, price, nameMn, nameEn, image, payload: { product, slug } };
}

/** Restores removed items by a merge call, which needs only their ids and quantities. */
async function restore(
  change: Change & { intent: 'add' },
  write: serverCart.CartWrite,
): Promise<ChangeOutcome> {
  const lines = change.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const outcome = toAnswer(change, await serverCart.mergeServerCart(write, lines));
  if (!outcome.ok) return outcome;
  const inCart = new Set(outcome.value.cart.items.map(({ productId }) => productId));
  return lines.some(({ productId }) => inCart.has(productId)) ? outcome : refuse('cart.outOfStock');
}

async function add(
  change: Change & { intent: 'add' },
  write: serverCart.CartWrite,
): Promise<ChangeOutcome> {
  const [line] = change.lines;
  if (!line || change.price === null) return restore(change, write);
  const item = await toServerItem(line);
  if ('ok' in item) return item;
  const outcome = toAnswer(change, await serverCart.addToServerCart(write, item));
  const priceChanged = change.price !== null && change.price !== item.price;
  return outcome.ok ? { ...outcome, value: { ...outcome.value, priceChanged } } : outcome;
}

const listTouched = (change: Change): string[] =>
  change.intent === 'add'
    ? change.lines.map(({ productId }) => productId)
    : change.intent === 'set'
      ? [change.line.productId]
      : [];

async function run(change: Change, key: string, isdn: string): Promise<ChangeOutcome> {
  const write = { isdn, idempotencyKey: key };
  if (change.intent === 'add') return add(change, write);
  const removes = change.intent === 'clear' || change.line.quantity === 0;
  const before = removes ? await serverCart.readServerCart({ isdn }) : null;
  if (before && !before.ok) return toAnswer(change, before);
  const answer =
    change.intent === 'clear'
      ? await serverCart.clearServerCart(write)
      : await serverCart.modifyServerCart(write, {
          productId: change.line.productId,
          quantity: Math.min(change.line.quantity, maxQuantityPerLine()),
        });
  return toAnswer(change, answer, before?.value.cartData);
}

/** Makes a change of a customer's cart in the commerce service; `isdn` comes from the session. */
export async function changeCustomerCart(
  change: Change,
  key: string,
  isdn: string,
): Promise<ChangeOutcome> {
  const outcome = await run(change, key, isdn);
  if (!outcome.ok) return outcome;
  const cart = await nameChangedPrices(isdn, outcome.value.cart, listTouched(change));
  return { ok: true, value: { ...outcome.value, cart } };
}
