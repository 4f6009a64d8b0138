import { LatestActs } from '#features/staff/views/latest-acts.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { StuckMessages } from '#features/staff/views/stuck-messages.tsx';
import { route } from '#waku.ts';

export default function Staff() {
  return (
    <StaffPage>
      <StuckMessages />
      <LatestActs />
    </StaffPage>
  );
}
export const getConfig = route('/staff');
