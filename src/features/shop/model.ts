/** What the home page offers: phones that can be had today, the most wanted first. */
export const phonesOnOffer = {
  categoryId: 'c-phones',
  inStock: true,
  sort: 'popular',
  size: 8,
} as const;
