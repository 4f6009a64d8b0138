import type { Product, ProductCard } from '#contracts/commerce/products.ts';
import { readProduct, readProductsByIds } from '#services/products.ts';
import { settleRead } from '#lib/outcome.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { type ChangeOutcome, refuse } from './change.ts';
import { type CartItem, type LineKey, toMost } from './model.ts';
import { limitOfOne, type StoredLine } from './store.ts';

/** What the commerce service says of one thing that is in a cart or is to come into one. */
export interface Offer {
  price: number;
  nameMn: string;
  nameEn: string;
  image: string | null;
  slug: string;
  stock: number;
}

/** `gone`: the service knows no such thing; `unknown`: it can't be asked. */
export type Offers = ReadonlyMap<string, Offer | 'gone' | 'unknown'>;

type Known = Pick<LineKey, 'productId' | 'product'>;

const toOffer = (card: ProductCard): Offer => ({
  price: card.price,
  nameMn: card.nameMn,
  nameEn: card.nameEn,
  image: card.images[0] ?? null,
  slug: card.slug,
  stock: card.stockOnline,
});

function toVariantOffer(product: Product, id: string): Offer | 'gone' {
  const variant = product.variants.find((one) => one.id === id);
  if (!variant) return 'gone';
  const named = (name: string, color: string) =>
    [name, [variant.storage, color].filter(Boolean).join(', ')].filter(Boolean).join(' ');
  return {
    ...toOffer(product),
    price: variant.price,
    nameMn: named(product.nameMn, variant.colorNameMn),
    nameEn: named(product.nameEn, variant.colorNameEn),
    image: variant.image ?? product.images[0] ?? null,
    stock: variant.stock,
  };
}

async function readPlain(ids: readonly string[]): Promise<[string, Offer | 'gone' | 'unknown'][]> {
  if (ids.length === 0) return [];
  const read = await settleRead(await readProductsByIds(ids));
  if (!read.ok) return ids.map((id) => [id, 'unknown']);
  const byId = new Map(read.value.map((card) => [card.id, toOffer(card)]));
  return ids.map((id) => [id, byId.get(id) ?? 'gone']);
}

async function readVariants(
  product: string,
  ids: readonly string[],
): Promise<[string, Offer | 'gone' | 'unknown'][]> {
  const read = await settleRead(await readProduct(product));
  if (read.ok) return ids.map((id) => [id, toVariantOffer(read.value, id)]);
  const isGone = read.error instanceof UpstreamError && read.error.kind === 'not-found';
  return ids.map((id) => [id, isGone ? 'gone' : 'unknown']);
}

/** Products in one call, and one more for each product of which a variant is meant. */
export async function readOffers(lines: readonly Known[]): Promise<Offers> {
  const plain = lines.filter(({ productId, product }) => productId === product);
  const byProduct = Map.groupBy(
    lines.filter(({ productId, product }) => productId !== product),
    ({ product }) => product,
  );
  const read = await Promise.all([
    readPlain(plain.map(({ productId }) => productId)),
    ...[...byProduct].map(([product, variants]) =>
      readVariants(
        product,
        variants.map(({ productId }) => productId),
      ),
    ),
  ]);
  return new Map(read.flat());
}

export function findOffer(offers: Offers, { productId }: Known): Offer | null {
  const offer = offers.get(productId);
  return typeof offer === 'object' ? offer : null;
}

/** Why nothing of what is asked for can be added; null where something can. */
export function findAddRefusal(lines: readonly LineKey[], offers: Offers): ChangeOutcome | null {
  const known = lines.map((line) => offers.get(line.productId));
  if (known.includes('unknown')) return refuse('request.failed');
  const found = lines.flatMap((line) => findOffer(offers, line) ?? []);
  if (!found.some(({ price }) => price > 0)) return refuse('cart.noPrice');
  return found.some(({ stock }) => stock > 0) ? null : refuse('cart.outOfStock');
}

/** A line as it is shown: today's name, picture and price, or what is known without them. */
export function toItem(line: StoredLine, offers: Offers): CartItem {
  const { productId, product, quantity, seenPrice } = line;
  const offer = findOffer(offers, line);
  const was = offer && seenPrice !== null && seenPrice !== offer.price ? seenPrice : null;
  const limit = limitOfOne();
  return {
    productId,
    quantity,
    price: offer?.price ?? null,
    nameMn: offer?.nameMn ?? '',
    nameEn: offer?.nameEn ?? '',
    image: offer?.image ?? null,
    payload: {
      product,
      slug: offer?.slug ?? null,
      was,
      most: offer ? toMost(offer.stock, limit) : limit,
      gone: offers.get(productId) === 'gone',
    },
  };
}
