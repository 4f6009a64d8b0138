import { CodesDesk } from '#features/orders/views/codes-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffCodes() {
  return (
    <StaffPage>
      <CodesDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/codes');
