import { OrderDesk } from '#features/orders/views/order-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { texts } from '#request/texts.ts';
import { route } from '#waku.ts';

export default function StaffOrders() {
  return (
    <StaffPage section={texts().t('order.title')}>
      <OrderDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/orders');
