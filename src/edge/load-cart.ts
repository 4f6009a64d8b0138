import { hasSignedIn } from '#identity/session.ts';
import { setToast, toast } from '#request/toast.ts';
import { readCartCount } from '#request/cart-count.ts';
import { type Middleware, urlOf } from './middleware.ts';

/**
 * Where one comes when one has paid: what was ordered has left the visitor's cart, and no request of this browser said
 * so. A customer's cart follows later.
 */
const paidPath = '/paymentSuccess';

/** After a sign-in, however it was made, the customer's cart is loaded: the next page shows its badge, or that it failed. */
export const loadCart: Middleware = async (c, next) => {
  await next();
  const context = c.get('request');
  const isSignIn = hasSignedIn(context);
  const isPayment =
    urlOf(c).pathname === paidPath && readCartCount(context) > 0 && !context.cookies.has('account');
  if (!isSignIn && !isPayment) return;
  const cart = await import('#features/cart/open-cart.ts');
  const isLoaded = await cart.loadCart(context);
  if (isSignIn && !isLoaded) setToast(context, toast('error', 'request.failed'));
};
