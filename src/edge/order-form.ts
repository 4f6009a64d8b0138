import { readCartProducts } from '#features/cart/cart-products.ts';
import { changeCart } from '#features/cart/open-cart.ts';
import { toOrderForm } from '#features/orders/order-form.ts';
import { requestContext } from '#request/context.ts';

/** The form of an order's page, whose "buy again" adds to the cart. */
export const orderForm = toOrderForm({
  readNow: readCartProducts,
  addToCart: async (lines, operationId) => {
    const change = { intent: 'add', operationId, lines, price: null } as const;
    const outcome = await changeCart(change, requestContext());
    return outcome.ok ? null : outcome;
  },
});
