import { MoneyDesk } from '#features/payments/views/money-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { texts } from '#request/texts.ts';
import { till } from '#till.ts';
import { route } from '#waku.ts';

export default function StaffMoney() {
  return (
    <StaffPage section={texts().t('payment.desk.moneyTitle')}>
      <MoneyDesk till={till} />
    </StaffPage>
  );
}
export const getConfig = route('/staff/money');
