import { OpenRequests } from '#features/home-internet/views/open-requests.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffHomeInternet() {
  return (
    <StaffPage>
      <OpenRequests />
    </StaffPage>
  );
}
export const getConfig = route('/staff/home-internet');
