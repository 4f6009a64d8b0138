import { KeptDesk } from '#features/sims/views/kept-desk.tsx';
import { SimDesk } from '#features/sims/views/sim-desk.tsx';
import { RecoveryDesk } from '#features/sim-recovery/views/recovery-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffSims() {
  return (
    <StaffPage>
      <SimDesk />
      <RecoveryDesk />
      <KeptDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/sims');
