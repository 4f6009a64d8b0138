/** The fragment of an address that opens the drawer when its page is hydrated. */
export const cartFragment = '#cart';
