import { CartPage } from '#features/cart/views/cart-page.tsx';
import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { route } from '#waku.ts';

export default function CartRoute() {
  return (
    <>
      <ShopNavigation />
      <CartPage />
    </>
  );
}
export const getConfig = route('/cart');
