import type { ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import type { Start } from '#flow/views/flow-page.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { type Cart, type CartItem, isPriced } from '../model.ts';
import { readCart } from '../open-cart.ts';
import { EmptyCart } from './empty-cart.tsx';

function Line({ item }: { item: CartItem }) {
  const { t, own } = texts();
  const { productId, quantity, price, payload } = item;
  const one = price === null ? '—' : formatMnt(price);
  return (
    <li className="flex items-baseline justify-between gap-4 border-b-1 border-line py-3">
      <span className="min-w-0">
        <span className="block font-medium">
          {own(item, 'name') || t('cart.unknownName', { id: productId })}
        </span>
        {payload.gone ? (
          <span className="block text-sm font-medium text-warning">{t('cart.gone')}</span>
        ) : (
          <span className="numbers block text-sm text-muted">
            {t('checkout.each', { count: quantity, price: one })}
          </span>
        )}
      </span>
      <span className="price">
        {payload.gone || price === null ? '—' : formatMnt(price * quantity)}
      </span>
    </li>
  );
}

/** What an order of the cart is made of, and what that costs. What is no longer sold stays in the cart. */
function OrderedLines({ cart, ordered }: { cart: Cart; ordered: readonly CartItem[] }) {
  const { t } = texts();
  const total = ordered.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  return (
    <section aria-label={t('cart.title')}>
      <ul className="border-t-1 border-line">
        {cart.items.map((item) => (
          <Line key={item.productId} item={item} />
        ))}
      </ul>
      {ordered.length > 0 && (
        <dl className="flex items-baseline justify-between gap-4 pt-3">
          <dt className="font-bold">{t('cart.total')}</dt>
          <dd className="price text-2xl">{isPriced(cart) ? formatMnt(total) : '—'}</dd>
        </dl>
      )}
    </section>
  );
}

/**
 * What an order begins with: the lines of the cart, below a note. `ways` are what else can be done where nothing can be
 * ordered.
 */
export async function findCartStart(ways: ReactNode, note: ReactNode): Promise<Start> {
  const { t } = texts();
  const cart = await readCart(requestContext());
  // Nobody is told that a cart is empty which could not be read.
  if (cart.notice === 'request.failed') return { shown: null, isNothing: false };
  const ordered = cart.items.filter(({ payload }) => !payload.gone);
  const lines = (
    <>
      {note}
      <OrderedLines cart={cart} ordered={ordered} />
    </>
  );
  if (ordered.length > 0) return { shown: lines, isNothing: false };
  const isEmpty = cart.items.length === 0;
  const shown = (
    <div className="stack gap-6">
      {ways}
      {isEmpty ? <EmptyCart /> : lines}
      {!isEmpty && (
        <a href="/cart" data-document className="btn-primary self-start">
          {t('cart.go')}
        </a>
      )}
    </div>
  );
  return { shown, isNothing: true };
}
