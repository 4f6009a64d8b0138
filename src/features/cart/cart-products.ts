import type { Product, ProductCard } from '#contracts/commerce/products.ts';
import { nameVariant } from '#domain/variant-name.ts';
import { readProductsByIds } from '#services/products-by-id.ts';
import { readProduct } from '#services/products.ts';
import { settleRead } from '#lib/outcome.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { type Answered, type Refusal, refuse } from '#forms/outcome.ts';
import {
  type CartAnswer,
  type AskedLine,
  type CartItem,
  type LineKey,
  toMaxQuantity,
} from './model.ts';
import { toMarks } from './marks.ts';
import { maxQuantityPerLine, type StoredLine } from './store.ts';

/** So many calls for one cart are made at the same time. */
const maxCalls = 6;

export type ChangeOutcome = Answered<CartAnswer> | Refusal;

/** What the cart needs to know of a product or variant, as the commerce service has it now. */
export interface CartProduct {
  price: number;
  /** Before it was reduced; null where it was not, or nobody says. */
  before: number | null;
  /** A code, which nobody brings; left out of goods. */
  isDigital?: true;
  nameMn: string;
  nameEn: string;
  image: string | null;
  /** Infinite where the service does not say; 0 of what no cart takes, whatever the service says. */
  stock: number;
  /** Why no cart takes it, because it is ordered on a page of its own; else null. */
  elsewhere: 'cart.preorder' | 'cart.ownPage' | null;
}

/** By product or variant id. `gone`: the service has no such product; `unknown`: the service did not answer. */
export type CartProducts = ReadonlyMap<string, CartProduct | 'gone' | 'unknown'>;

type ProductKey = Pick<LineKey, 'productId' | 'product'>;

function findElsewhere({ type, preorder }: Pick<Product, 'type' | 'preorder'>) {
  if (type === 'NUMBER' || type === 'SERVICE') return 'cart.ownPage';
  return preorder ? 'cart.preorder' : null;
}

export const toCartProduct = (card: Omit<ProductCard, 'choices'>): CartProduct => ({
  price: card.price,
  before: card.previousPrice ?? null,
  ...(card.type === 'DIGITAL' && { isDigital: true }),
  nameMn: card.nameMn,
  nameEn: card.nameEn,
  image: card.images[0] ?? null,
  stock: findElsewhere(card) ? 0 : (card.stockOnline ?? Infinity),
  elsewhere: findElsewhere(card),
});

function toCartVariant(product: Product, id: string): CartProduct | 'gone' {
  const variant = product.variants.find((one) => one.id === id);
  if (!variant) return 'gone';
  return {
    ...toCartProduct(product),
    price: variant.price || product.price,
    // The service tells it of the lowest price only.
    before: variant.price === product.price ? (product.previousPrice ?? null) : null,
    ...nameVariant(product, variant),
    image: variant.image ?? product.images[0] ?? null,
    stock: findElsewhere(product) ? 0 : (variant.stock ?? Infinity),
  };
}

async function readWholeProducts(
  ids: readonly string[],
): Promise<[string, CartProduct | 'gone' | 'unknown'][]> {
  if (ids.length === 0) return [];
  const read = await settleRead(await readProductsByIds(ids));
  if (!read.ok) return ids.map((id) => [id, 'unknown']);
  const byId = new Map(read.value.map((card) => [card.id, toCartProduct(card)]));
  return ids.map((id) => [id, byId.get(id) ?? 'gone']);
}

async function readVariants(
  product: string,
  ids: readonly string[],
): Promise<[string, CartProduct | 'gone' | 'unknown'][]> {
  const read = await settleRead(await readProduct(product));
  if (read.ok) return ids.map((id) => [id, toCartVariant(read.value, id)]);
  const isGone = read.error instanceof UpstreamError && read.error.kind === 'not-found';
  return ids.map((id) => [id, isGone ? 'gone' : 'unknown']);
}

/** One call for all lines that are products, and one for each product of which variants are asked for. */
export async function readCartProducts(lines: readonly ProductKey[]): Promise<CartProducts> {
  const plain = lines.filter(({ productId, product }) => productId === product);
  const byProduct = Map.groupBy(
    lines.filter(({ productId, product }) => productId !== product),
    ({ product }) => product,
  );
  const known = new Map(await readWholeProducts(plain.map(({ productId }) => productId)));
  const waiting = [...byProduct];
  async function readNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [product, variants] = next;
      const ids = variants.map(({ productId }) => productId);
      // One after the other here: as many loops as calls may run at the same time.
      for (const [id, found] of await readVariants(product, ids)) known.set(id, found);
    }
  }
  await Promise.all(Array.from({ length: maxCalls }, readNext));
  return known;
}

export function findCartProduct(
  products: CartProducts,
  { productId }: ProductKey,
): CartProduct | null {
  const found = products.get(productId);
  return typeof found === 'object' ? found : null;
}

/** Why none of the lines can be added; null where at least one can. */
export function findAddRefusal(lines: readonly LineKey[], products: CartProducts): Refusal | null {
  const known = lines.map((line) => products.get(line.productId));
  if (known.includes('unknown')) return refuse('request.failed');
  const found = lines.flatMap((line) => findCartProduct(products, line) ?? []);
  const [elsewhere = null] = found.map((one) => one.elsewhere);
  if (elsewhere && found.every((one) => one.elsewhere)) return refuse(elsewhere);
  if (!found.some(({ price }) => price > 0)) return refuse('cart.noPrice');
  return found.some(({ stock }) => stock > 0) ? null : refuse('cart.outOfStock');
}

/** Adds up lines of one product, because a statement changes each line only once. */
export function sumLines(lines: readonly LineKey[]): LineKey[] {
  const byId = new Map<string, LineKey>();
  for (const line of lines) {
    const quantity = (byId.get(line.productId)?.quantity ?? 0) + line.quantity;
    byId.set(line.productId, { ...line, quantity });
  }
  return [...byId.values()];
}

/** Limits a line to the stock; where the service does not tell it, the order will check. */
export function toAsked(line: LineKey, products: CartProducts): AskedLine {
  const found = findCartProduct(products, line);
  const limit = maxQuantityPerLine();
  return {
    ...line,
    maxQuantity: found ? toMaxQuantity(found.stock, limit) : limit,
    price: found?.price ?? null,
  };
}

/** A line may always be removed; it may only be changed while the product is sold. */
export function findSetRefusal(line: LineKey, products: CartProducts): Refusal | null {
  if (line.quantity === 0) return null;
  if (products.get(line.productId) === 'gone') return refuse('cart.noPrice', line.productId);
  return findCartProduct(products, line)?.stock === 0
    ? refuse('cart.outOfStock', line.productId)
    : null;
}

export function isForSale(line: LineKey, products: CartProducts): boolean {
  const found = findCartProduct(products, line);
  return found !== null && found.price > 0 && found.stock > 0;
}

/** What was removed, with its names, for the undo form. */
export const toNamed = (lines: readonly LineKey[], products: CartProducts) =>
  lines.map((line) => ({
    ...line,
    nameMn: findCartProduct(products, line)?.nameMn ?? '',
    nameEn: findCartProduct(products, line)?.nameEn ?? '',
  }));

/** A stored line with the current name, picture and price, or without them while they are unknown. */
export function toItem(line: StoredLine, products: CartProducts): CartItem {
  const { productId, product, quantity, seenPrice } = line;
  const found = findCartProduct(products, line);
  const was = found && seenPrice !== null && seenPrice !== found.price ? seenPrice : null;
  const limit = maxQuantityPerLine();
  const maxQuantity = found ? toMaxQuantity(found.stock, limit) : limit;
  return {
    productId,
    quantity,
    price: found?.price ?? null,
    nameMn: found?.nameMn ?? '',
    nameEn: found?.nameEn ?? '',
    image: found?.image ?? null,
    payload: {
      product,
      was,
      ...toMarks(found),
      maxQuantity,
      most: maxQuantity,
      gone: products.get(productId) === 'gone',
    },
  };
}
