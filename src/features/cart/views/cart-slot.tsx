import { texts } from '#request/texts.ts';
import { CartDrawer } from '../islands/cart-drawer.tsx';
import { CartSync } from '../islands/cart-sync.tsx';
import { cartLabels } from './cart-labels.ts';

/** The islands of the cart that every page has. Without scripts the header's link leads to the cart's page. */
export function CartSlot() {
  const { t } = texts();
  return (
    <>
      <CartSync sentLater={t('cartQueue.sent')} refusedLater={t('cartQueue.refused')} />
      <CartDrawer labels={cartLabels()} />
    </>
  );
}
