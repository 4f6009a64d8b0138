import { LeasingDesk } from '#features/leasing/views/leasing-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffLeasing() {
  return (
    <StaffPage>
      <LeasingDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/leasing');
