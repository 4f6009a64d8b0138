import type { Product } from '#contracts/commerce/products.ts';

/** What is saved, in whole percent, never more than it is; null where nothing, or less than one percent. */
export function toSavedPercent({
  price,
  previousPrice,
}: Pick<Product, 'price' | 'previousPrice'>): number | null {
  if (price <= 0 || previousPrice === null || previousPrice === undefined) return null;
  const percent = Math.floor(((previousPrice - price) * 100) / previousPrice);
  return percent >= 1 ? percent : null;
}

/** Up to this stock it is said how many are left. */
export const maxLowStock = 3;

/** What a list says of the stock; null where its service does not say. */
export function toCardStock({
  stockOnline,
  preorder,
}: Pick<Product, 'stockOnline' | 'preorder'>): 'in' | 'low' | 'out' | 'preorder' | null {
  if (preorder) return 'preorder';
  if (stockOnline === null || stockOnline === undefined) return null;
  if (stockOnline === 0) return 'out';
  return stockOnline <= maxLowStock ? 'low' : 'in';
}
