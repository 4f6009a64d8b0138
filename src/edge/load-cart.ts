import { hasSignedIn } from '#identity/session.ts';
import { setToast, toast } from '#request/toast.ts';
import type { Middleware } from './middleware.ts';

/** After a sign-in, however it was made, the customer's cart is loaded: the next page shows its badge, or that it failed. */
export const loadCart: Middleware = async (c, next) => {
  await next();
  const context = c.get('request');
  if (!hasSignedIn(context)) return;
  const cart = await import('#features/cart/open-cart.ts');
  if (!(await cart.loadCart(context))) setToast(context, toast('error', 'request.failed'));
};
