import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import { Icon } from '#ui/icon.tsx';
import { toBadge } from '../model.ts';

/** The count is personal, so it is filled in the browser from a small cookie; without scripts, here. */
export function CartBadge() {
  const { complete, cookies } = requestContext();
  const count = complete ? Number(cookies.get('cart_count') ?? 0) : 0;
  return (
    <span
      data-cart-count
      suppressHydrationWarning
      hidden={!(count > 0)}
      className="numbers absolute right-0.5 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-700 leading-5 text-on-accent"
    >
      {count > 0 ? toBadge(count) : ''}
    </span>
  );
}

export function CartLink() {
  const { t } = texts();
  return (
    <a href="/cart" className="icon-btn relative">
      <span className="sr-only">{t('nav.cart')}</span>
      <Icon name="shopping-cart" />
      <CartBadge />
    </a>
  );
}
