import { CartPage } from '#features/cart/views/cart-page.tsx';
import { UnpaidNote } from '#features/orders/views/unpaid-note.tsx';
import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { route } from '#waku.ts';

export default function CartRoute() {
  return (
    <>
      <ShopNavigation />
      <CartPage note={<UnpaidNote />} />
    </>
  );
}
export const getConfig = route('/cart');
