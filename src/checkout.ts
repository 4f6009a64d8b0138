import { readCart } from '#features/cart/open-cart.ts';
import { findCartId } from '#features/cart/own-cart.ts';
import { toCheckout } from '#features/checkout/flow.ts';
import type { OrderedCart } from '#features/checkout/model.ts';
import { toSubmit } from '#features/checkout/submit.ts';
import { readLease } from '#features/leasing/read-lease.ts';
import { reserveOrder } from '#order/reserve.ts';
import { prepareInvoice, prepareLeased } from '#payment/start-payment.ts';
import { findCompany } from '#services/find-company.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { till } from './till.ts';

/** The cart as it is ordered: what is no longer sold stays in it. */
export async function readOrderedCart(): Promise<OrderedCart | null> {
  const context = requestContext();
  const { owner, items, notice } = await readCart(context);
  if (notice === 'request.failed') return null;
  const lines = items
    .filter(({ payload }) => !payload.gone)
    .map(({ productId, quantity, nameMn, nameEn, image, payload }) => ({
      productId,
      product: payload.product,
      quantity,
      nameMn,
      nameEn,
      image,
    }));
  return { lines, cartId: owner === 'visitor' ? await findCartId(context) : null };
}

/** The checkout, with the parts of the site that it is made of: features do not import each other. */
export const checkout = toCheckout({
  readCart: readOrderedCart,
  readLease,
  findCompany,
  submit: toSubmit(
    {
      prepareInvoice: (paymentId) => prepareInvoice(paymentId, till),
      prepareNew: (payment, asked) =>
        prepareLeased({ payment, until: payment.leaseUntil }, till, (one, now) =>
          reserveOrder(asked, one, now),
        ),
    },
    texts,
  ),
});
