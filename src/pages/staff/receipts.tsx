import { TroubledReceipts } from '#features/receipts/views/troubled-receipts.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { texts } from '#request/texts.ts';
import { route } from '#waku.ts';

export default function StaffReceipts() {
  return (
    <StaffPage section={texts().t('receipt.desk.title')}>
      <TroubledReceipts />
    </StaffPage>
  );
}
export const getConfig = route('/staff/receipts');
