import { PreorderDesk } from '#features/preorder/views/preorder-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { texts } from '#request/texts.ts';
import { route } from '#waku.ts';

export default function StaffPreorders() {
  return (
    <StaffPage section={texts().t('preorder.desk.title')}>
      <PreorderDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/preorders');
