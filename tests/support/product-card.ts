/** Each card of a list of products. */
export const productCard = 'main li:has(> h3 > a[href^="/shop/"])';
