import type { CartProduct } from './cart-products.ts';
import type { CartItem } from './model.ts';

/** For the payload of a line, what is not so of every product. */
export const toMarks = (
  found: Pick<CartProduct, 'before' | 'price' | 'isDigital'> | null,
): Pick<CartItem['payload'], 'before' | 'isDigital'> => ({
  ...(found && found.before !== null && found.before > found.price && { before: found.before }),
  ...(found?.isDigital && { isDigital: true }),
});
