import type { Product } from '#contracts/commerce/products.ts';
import { isInStock } from '#domain/choose-variant.ts';

const dayMs = 86_400_000;

/** For how long somebody waits; what has not come back by then hardly will. */
export const watchDays = 90;
export const watchMs = watchDays * dayMs;
/** How long a row is kept whose message can not be sent: as long as the outbox tries. */
export const toldMs = 3 * dayMs;
/** For how many things one number or address waits at a time. */
export const maxOfOne = 20;

/** What is waited for. */
export interface Watched {
  productId: string;
  /** Empty of a product without variants. */
  variantId: string;
}

type Sold = Pick<Product, 'type' | 'preorder' | 'stockOnline' | 'variants'>;

const isSoldHere = ({ type, preorder }: Sold): boolean =>
  !preorder && (type === 'PHYSICAL' || type === 'DIGITAL');

/** What of a product can be ordered now: ids of variants, and '' for the product itself. */
export function listBack(product: Sold): string[] {
  if (!isSoldHere(product)) return [];
  const { variants } = product;
  if (variants.length === 0) return isInStock(product, null) ? [''] : [];
  const back = variants.filter((variant) => isInStock(product, variant)).map(({ id }) => id);
  return back.length > 0 ? ['', ...back] : [];
}

/** Whether somebody can wait for it: it is sold here, and cannot be ordered now. */
export function isSoldOut(product: Sold, variantId: string): boolean {
  const isKnown = variantId === '' || product.variants.some(({ id }) => id === variantId);
  return isKnown && isSoldHere(product) && !listBack(product).includes(variantId);
}
