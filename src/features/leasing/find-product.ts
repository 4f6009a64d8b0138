import type { Product } from '#contracts/commerce/products.ts';
import { chooseVariant } from '#domain/choose-variant.ts';
import { nameVariant } from '#domain/variant-name.ts';
import { type Outcome, settleRead } from '#lib/outcome.ts';
import { readProduct } from '#services/products.ts';

/** What would be leased: a product, or a variant of it, at the shop's price. */
export interface LeasedProduct {
  /** What is sold: the product's id, or the variant's. */
  productId: string;
  product: string;
  nameMn: string;
  nameEn: string;
  image: string | null;
  price: number;
}

function toLeased(product: Product, variantId: string | null): LeasedProduct | null {
  if (!product.leasable || product.type !== 'PHYSICAL') return null;
  const variant = chooseVariant(product, variantId);
  const known = { product: product.id, image: product.images[0] ?? null };
  if (!variant) {
    const { id, nameMn, nameEn, price } = product;
    return { ...known, productId: id, nameMn, nameEn, price };
  }
  const { id, price } = variant;
  return { ...known, productId: id, ...nameVariant(product, variant), price };
}

/** Null where there is no such product, or it can not be leased. */
export async function findLeased(
  product: string,
  variant: string | null,
): Promise<Outcome<LeasedProduct | null>> {
  const read = await settleRead(await readProduct(product));
  return read.ok ? { ok: true, value: toLeased(read.value, variant) } : read;
}
