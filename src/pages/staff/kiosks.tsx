import { Devices } from '#features/kiosk/views/devices.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffKiosks() {
  return (
    <StaffPage>
      <Devices />
    </StaffPage>
  );
}
export const getConfig = route('/staff/kiosks');
