import type { Product, ProductCard } from '#contracts/commerce/products.ts';
import { readProductsByIds } from '#services/products-by-id.ts';
import { readProduct } from '#services/products.ts';
import { settleRead } from '#lib/outcome.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { refuse } from '#forms/outcome.ts';
import type { ChangeOutcome } from './change.ts';
import { type CartItem, type LineKey, toMaxQuantity } from './model.ts';
import { maxQuantityPerLine, type StoredLine } from './store.ts';

/** What the cart needs to know of a product or variant, as the commerce service has it now. */
export interface CartProduct {
  price: number;
  nameMn: string;
  nameEn: string;
  image: string | null;
  slug: string;
  stock: number;
}

/** By product or variant id. `gone`: the service has no such product; `unknown`: the service did not answer. */
export type CartProducts = ReadonlyMap<string, CartProduct | 'gone' | 'unknown'>;

type ProductKey = Pick<LineKey, 'productId' | 'product'>;

const toCartProduct = (card: Omit<ProductCard, 'choices'>): CartProduct => ({
  price: card.price,
  nameMn: card.nameMn,
  nameEn: card.nameEn,
  image: card.images[0] ?? null,
  slug: card.slug,
  stock: card.stockOnline,
});

function toCartVariant(product: Product, id: string): CartProduct | 'gone' {
  const variant = product.variants.find((one) => one.id === id);
  if (!variant) return 'gone';
  const named = (name: string, color: string) =>
    [name, [variant.storage, color].filter(Boolean).join(', ')].filter(Boolean).join(' ');
  return {
    ...toCartProduct(product),
    price: variant.price,
    nameMn: named(product.nameMn, variant.colorNameMn),
    nameEn: named(product.nameEn, variant.colorNameEn),
    image: variant.image ?? product.images[0] ?? null,
    stock: variant.stock,
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
  const read = await Promise.all([
    readWholeProducts(plain.map(({ productId }) => productId)),
    ...[...byProduct].map(([product, variants]) =>
      readVariants(
        product,
        variants.map(({ productId }) => productId),
      ),
    ),
  ]);
  return new Map(read.flat());
}

export function findCartProduct(
  products: CartProducts,
  { productId }: ProductKey,
): CartProduct | null {
  const found = products.get(productId);
  return typeof found === 'object' ? found : null;
}

/** Why none of the lines can be added; null where at least one can. */
export function findAddRefusal(
  lines: readonly LineKey[],
  products: CartProducts,
): ChangeOutcome | null {
  const known = lines.map((line) => products.get(line.productId));
  if (known.includes('unknown')) return refuse('request.failed');
  const found = lines.flatMap((line) => findCartProduct(products, line) ?? []);
  if (!found.some(({ price }) => price > 0)) return refuse('cart.noPrice');
  return found.some(({ stock }) => stock > 0) ? null : refuse('cart.outOfStock');
}

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
      slug: found?.slug ?? null,
      was,
      maxQuantity,
      most: maxQuantity,
      gone: products.get(productId) === 'gone',
    },
  };
}
