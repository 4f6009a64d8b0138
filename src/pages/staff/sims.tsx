import { SimDesk } from '#features/sims/views/sim-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffSims() {
  return (
    <StaffPage>
      <SimDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/sims');
