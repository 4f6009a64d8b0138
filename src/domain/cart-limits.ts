/** The largest quantity of one product or variant in a cart; the stock may allow less. */
export const maxPerProduct = 99;

/** The largest number of lines in a cart: as many products as the commerce service returns in one call. */
export const maxLines = 50;
