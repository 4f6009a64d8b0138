/** The name of each product in a list of products; without `:has`, which old browsers lack. */
export const productName = 'main li > h3 > a[href^="/shop/"]';
