import { DevicesPage } from '#features/account/views/devices-page.tsx';
import { route } from '#waku.ts';

export default function Devices() {
  return <DevicesPage />;
}
export const getConfig = route('/account/devices');
