import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';

/** Nothing is in the cart: the way to what can be put there. */
export function EmptyCart() {
  const { t } = texts();
  return (
    <Empty icon="shopping-cart" title={t('cart.empty')} text={t('cart.emptyText')}>
      <a href="/shop" className="btn-primary mt-2">
        {t('cart.toShop')}
      </a>
    </Empty>
  );
}
