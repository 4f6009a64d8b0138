import { LeavePage } from '#features/kiosk/views/leave-page.tsx';
import { route } from '#waku.ts';

export default function KioskLeave() {
  return <LeavePage />;
}
export const getConfig = route('/kiosk/leave');
