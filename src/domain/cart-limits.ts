/** Of one thing in one cart; the stock may allow less. */
export const maxPerProduct = 99;

/** Different things in one cart: as many as the commerce service prices in one call. */
export const maxLines = 50;
