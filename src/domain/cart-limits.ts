/** Of one thing in one cart; the stock may allow less. */
export const mostOfOne = 99;

/** Different things in one cart: as many as the commerce service prices in one call. */
export const mostLines = 50;
