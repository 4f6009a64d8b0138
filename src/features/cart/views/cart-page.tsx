import type { ReactNode } from 'react';
import { newOperationId } from '#forms/operation-id.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { CartPanel } from '../islands/cart-panel.tsx';
import { readCart } from '../open-cart.ts';
import { cartLabels } from './cart-labels.ts';
import { EmptyCart } from './empty-cart.tsx';

/** Rendered for each request: the page is personal and must not be cached. */
export async function CartPage({ note }: { note?: ReactNode }) {
  const { t } = texts();
  const context = requestContext();
  const cart = await readCart(context);
  return (
    <>
      <PageMeta title={t('cart.title')} description={t('cart.emptyText')} noIndex />
      <PageHeader crumbs={[{ name: t('cart.title'), href: '/cart' }]} title={t('cart.title')} />
      <div className="page">
        <ClosedNote href="/checkout" className="mb-4" />
        {note}
        <CartPanel
          cart={cart}
          operationId={newOperationId()}
          labels={cartLabels()}
          narrow={context.mode === 'kiosk'}
          empty={<EmptyCart />}
        />
        {context.mode === 'kiosk' && cart.items.length > 0 && (
          <a
            href="/cart/take"
            data-document
            className={`line-link mt-6 gap-1.5 text-link ${withIcon('qr-code')}`}
          >
            {t('cartTake.open')}
          </a>
        )}
      </div>
    </>
  );
}
