import { SetUpPage } from '#features/kiosk/views/set-up-page.tsx';
import { route } from '#waku.ts';

export default function KioskSetup() {
  return <SetUpPage />;
}
export const getConfig = route('/kiosk/setup');
