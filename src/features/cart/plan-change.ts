import { maxLines } from '#domain/cart.ts';
import { type Refusal, refuse } from '#forms/outcome.ts';
import * as commerce from '#services/server-cart.ts';
import {
  type CartProducts,
  findAddRefusal,
  findCartProduct,
  isForSale,
  readCartProducts,
  toAsked,
} from './cart-products.ts';
import type { CustomerLine } from './customer-lines.ts';
import type { AskedLine, Change, LineKey } from './model.ts';

type Send = (write: commerce.CartWrite) => ReturnType<typeof commerce.modifyServerCart>;

/** What a change comes to, for a cart with certain lines. */
export interface Plan {
  /** The quantities after it. */
  wanted: LineKey[];
  clamped: string[];
  removed: LineKey[];
  priceChanged: boolean;
  /** The call that makes it; null where there is nothing to change. */
  send: Send | null;
}

const toLine = ({ productId, quantity }: LineKey) => ({ productId, quantity });
const toKey = ({ productId, product, quantity }: LineKey) => ({ productId, product, quantity });
const quantityOf = (lines: readonly CustomerLine[], { productId }: LineKey) =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0;

/** One product goes with all that the call requires, its price included. */
function toSend(more: readonly LineKey[], products: CartProducts): Send | null {
  const [line, ...others] = more;
  if (!line) return null;
  const found = findCartProduct(products, line);
  if (others.length > 0 || !found) {
    return (write) => commerce.mergeServerCart(write, more.map(toLine));
  }
  const { price, nameMn, nameEn, image } = found;
  const payload = { product: line.product };
  const item = { ...toLine(line), price, nameMn, nameEn, image, payload };
  return (write) => commerce.addToServerCart(write, item);
}

function planAdd(
  asked: readonly AskedLine[],
  lines: readonly CustomerLine[],
  products: CartProducts,
): Plan | Refusal {
  const isNew = ({ productId }: LineKey) => lines.every((line) => line.productId !== productId);
  if (lines.length + asked.filter(isNew).length > maxLines) {
    return refuse('cart.full', undefined, { count: maxLines });
  }
  const wanted = asked.map((line) => {
    const before = quantityOf(lines, line);
    const most = Math.max(before, line.maxQuantity);
    return { ...toKey(line), quantity: Math.min(most, before + line.quantity) };
  });
  const more = wanted
    .map((line) => ({ ...line, quantity: line.quantity - quantityOf(lines, line) }))
    .filter(({ quantity }) => quantity > 0);
  const clamped = asked.filter(
    (line) => quantityOf(lines, line) + line.quantity > line.maxQuantity,
  );
  return {
    wanted,
    clamped: clamped.map(({ productId }) => productId),
    removed: [],
    priceChanged: false,
    send: toSend(more, products),
  };
}

/** Why the change is refused, or what it comes to. `restored` are the lines that a removal has stored. */
export async function toPlan(
  change: Change,
  lines: readonly CustomerLine[],
  restored: readonly LineKey[] | undefined,
): Promise<Plan | Refusal> {
  switch (change.intent) {
    case 'add': {
      const products = await readCartProducts(change.lines);
      const refusal = findAddRefusal(change.lines, products);
      if (refusal) return refusal;
      const sold = change.lines.filter((line) => isForSale(line, products));
      const plan = planAdd(
        sold.map((line) => toAsked(line, products)),
        lines,
        products,
      );
      if ('ok' in plan) return plan;
      const [first] = sold;
      const price = first && findCartProduct(products, first)?.price;
      return { ...plan, priceChanged: change.price !== null && change.price !== price };
    }
    case 'restore': {
      if (!restored) return refuse('error.generic');
      const products = await readCartProducts(restored);
      // The service knows what it had before; only what is surely sold out is left out.
      const asked = restored
        .map((line) => toAsked(line, products))
        .filter(({ maxQuantity }) => maxQuantity > 0);
      return asked.length > 0 ? planAdd(asked, lines, products) : refuse('cart.outOfStock');
    }
    case 'set':
      return planSet(change.line, lines);
    case 'clear':
      return {
        wanted: lines.map((line) => ({ ...toKey(line), quantity: 0 })),
        clamped: [],
        removed: lines.map(toKey),
        priceChanged: false,
        send: lines.length > 0 ? (write) => commerce.clearServerCart(write) : null,
      };
  }
}

async function planSet(line: LineKey, lines: readonly CustomerLine[]): Promise<Plan | Refusal> {
  const known = lines.find(({ productId }) => productId === line.productId);
  if (!known) return refuse('cart.notInCart', line.productId);
  const products = await readCartProducts([known]);
  const { maxQuantity } = toAsked(known, products);
  const isChanged = line.quantity !== known.quantity;
  if (isChanged && line.quantity > 0 && maxQuantity === 0) {
    return refuse('cart.outOfStock', line.productId);
  }
  const quantity = isChanged ? Math.min(line.quantity, maxQuantity) : known.quantity;
  const wanted = { ...toKey(known), quantity };
  return {
    wanted: [wanted],
    clamped: line.quantity > maxQuantity ? [line.productId] : [],
    removed: quantity === 0 ? [toKey(known)] : [],
    priceChanged: false,
    send:
      quantity === known.quantity
        ? null
        : (write) => commerce.modifyServerCart(write, toLine(wanted)),
  };
}
