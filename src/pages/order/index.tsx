import { OrdersPage } from '#features/orders/views/orders-page.tsx';
import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { route } from '#waku.ts';

export default function Orders() {
  return (
    <>
      <ShopNavigation />
      <OrdersPage />
    </>
  );
}
export const getConfig = route('/order');
