import { toBadge } from '#domain/cart.ts';
import { texts } from '#request/texts.ts';
import { readCartCount } from '#request/cart-count.ts';
import { requestContext } from '#request/context.ts';
import { withIcon } from '#ui/with-icon.ts';

/**
 * The count is personal, so the browser fills it in from a cookie. The server renders it only into answers to
 * browsers without scripts and to posted forms; other pages are the same for everybody.
 */
export function CartBadge({ className = 'right-0.5 top-0.5' }: { className?: string }) {
  const context = requestContext();
  const count = context.complete || context.posted ? readCartCount(context) : 0;
  return (
    <span
      data-cart-count
      suppressHydrationWarning
      hidden={count === 0}
      className={`numbers absolute min-w-5 rounded-full bg-accent px-1 text-center text-xs font-bold leading-5 text-on-accent ${className}`}
    >
      {toBadge(count)}
    </span>
  );
}

export function CartLink() {
  const { t } = texts();
  return (
    <a
      href="/cart"
      data-cart-link
      data-keep-draft
      className={`icon-btn relative ${withIcon('shopping-cart')}`}
    >
      <span className="sr-only">{t('nav.cart')}</span>
      <CartBadge />
    </a>
  );
}
