import { ReturnDesk } from '#features/returns/views/return-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { texts } from '#request/texts.ts';
import { route } from '#waku.ts';

export default function StaffReturns() {
  return (
    <StaffPage section={texts().t('return.desk.title')}>
      <ReturnDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/returns');
