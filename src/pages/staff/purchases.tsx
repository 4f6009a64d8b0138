import { PurchaseDesk } from '#features/pay/views/purchase-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffPurchases() {
  return (
    <StaffPage>
      <PurchaseDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/purchases');
