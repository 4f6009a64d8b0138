import { AttractScreen } from '#features/kiosk/views/attract-screen.tsx';
import { route } from '#waku.ts';

export default function KioskAttract() {
  return <AttractScreen />;
}
export const getConfig = route('/kiosk');
