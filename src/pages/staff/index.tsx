import { LatestActs } from '#features/staff/views/latest-acts.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { StuckMessages } from '#features/staff/views/stuck-messages.tsx';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { route } from '#waku.ts';

export default function Staff() {
  return (
    <StaffPage>
      <StuckMessages />
      <p className="section flex flex-wrap gap-3">
        <a href="/staff/orders" data-document className={`btn-quiet ${withEndIcon('arrow-right')}`}>
          {texts().t('desk.open')}
        </a>
        <a href="/staff/codes" data-document className={`btn-quiet ${withEndIcon('arrow-right')}`}>
          {texts().t('desk.codesTitle')}
        </a>
        <a
          href="/staff/purchases"
          data-document
          className={`btn-quiet ${withEndIcon('arrow-right')}`}
        >
          {texts().t('pay.desk.title')}
        </a>
        <a
          href="/staff/refunds"
          data-document
          className={`btn-quiet ${withEndIcon('arrow-right')}`}
        >
          {texts().t('payment.desk.refundsTitle')}
        </a>
        <a href="/staff/money" data-document className={`btn-quiet ${withEndIcon('arrow-right')}`}>
          {texts().t('payment.desk.moneyTitle')}
        </a>
        <a
          href="/staff/home-internet"
          data-document
          className={`btn-quiet ${withEndIcon('arrow-right')}`}
        >
          {texts().t('homeInternet.staffTitle')}
        </a>
        <a
          href="/staff/receipts"
          data-document
          className={`btn-quiet ${withEndIcon('arrow-right')}`}
        >
          {texts().t('receipt.desk.title')}
        </a>
        <a href="/staff/kiosks" data-document className={`btn-quiet ${withEndIcon('arrow-right')}`}>
          {texts().t('kiosk.staff.title')}
        </a>
      </p>
      <LatestActs />
    </StaffPage>
  );
}
export const getConfig = route('/staff');
