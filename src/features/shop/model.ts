import type { ProductQuery } from '#services/products.ts';

/** What the home page offers: phones that can be had today, the most wanted first. */
export const phonesOnOffer: ProductQuery = {
  categoryId: 'c-phones',
  inStock: true,
  sort: 'popular',
  size: 8,
};
