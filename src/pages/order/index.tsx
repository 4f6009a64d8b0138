import { OrdersPage } from '#features/orders/views/orders-page.tsx';
import { route } from '#waku.ts';

export default function Orders() {
  return <OrdersPage />;
}
export const getConfig = route('/order');
