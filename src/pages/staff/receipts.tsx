import { TroubledReceipts } from '#features/receipts/views/troubled-receipts.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffReceipts() {
  return (
    <StaffPage>
      <TroubledReceipts />
    </StaffPage>
  );
}
export const getConfig = route('/staff/receipts');
