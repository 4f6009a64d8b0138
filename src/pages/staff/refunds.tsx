import { RefundDesk } from '#features/payments/views/refund-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { texts } from '#request/texts.ts';
import { till } from '#till.ts';
import { route } from '#waku.ts';

export default function StaffRefunds() {
  return (
    <StaffPage section={texts().t('payment.desk.refundsTitle')}>
      <RefundDesk till={till} />
    </StaffPage>
  );
}
export const getConfig = route('/staff/refunds');
