import { RefundDesk } from '#features/payments/views/refund-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { till } from '#till.ts';
import { route } from '#waku.ts';

export default function StaffRefunds() {
  return (
    <StaffPage>
      <RefundDesk till={till} />
    </StaffPage>
  );
}
export const getConfig = route('/staff/refunds');
