import { within } from '#lib/sleep.ts';
import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import type { ReadCart } from '../freeze-lines.ts';

/** Nobody who pays waits longer for a note. */
const readMs = 1000;

type Lines = readonly Pick<OrderLine, 'productId' | 'quantity'>[];

const listQuantities = (lines: Lines): string =>
  lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .toSorted()
    .join();

interface ChangedCartProps {
  data: { lines: Lines; isOfCart: boolean; cartId: string | null };
  readCart: ReadCart;
}

/** That the cart is another one by now, so that nobody pays for what they believe to have left out. */
export async function ChangedCart({
  data: { lines, isOfCart, cartId },
  readCart,
}: ChangedCartProps) {
  const { t } = texts();
  const cart = isOfCart ? await within(readCart(), readMs) : null;
  // A device that an order was taken to has another cart, or none: that one is not what changed.
  const isOther = cart && cartId !== null && cart.cartId !== cartId;
  if (!cart || isOther || listQuantities(cart.lines) === listQuantities(lines)) return null;
  return (
    <div role="status" className="rounded-card bg-info-tint p-4 text-info">
      <p>{t('checkout.cartChanged')}</p>
      <a href="/cart" data-document className="line-link mt-1 text-link">
        {t('checkout.cartAgain')}
      </a>
    </div>
  );
}
