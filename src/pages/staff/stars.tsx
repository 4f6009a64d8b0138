import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { StarsDesk } from '#features/stars/views/stars-desk.tsx';
import { route } from '#waku.ts';

export default function StaffStars() {
  return (
    <StaffPage>
      <StarsDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/stars');
