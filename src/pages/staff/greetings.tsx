import { GreetingDesk } from '#features/greeting/views/greeting-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { texts } from '#request/texts.ts';
import { route } from '#waku.ts';

export default function StaffGreetings() {
  return (
    <StaffPage section={texts().t('greeting.desk.title')}>
      <GreetingDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/greetings');
