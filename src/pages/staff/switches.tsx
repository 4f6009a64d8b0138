import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { SwitchDesk } from '#features/switches/views/switch-desk.tsx';
import { listSwitches } from '#switches.ts';
import { route } from '#waku.ts';

export default async function StaffSwitches() {
  return (
    <StaffPage>
      <SwitchDesk listed={await listSwitches()} />
    </StaffPage>
  );
}
export const getConfig = route('/staff/switches');
