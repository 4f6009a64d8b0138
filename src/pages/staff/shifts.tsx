import { ShiftDesk } from '#features/package-shift/views/shift-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffShifts() {
  return (
    <StaffPage>
      <ShiftDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/shifts');
