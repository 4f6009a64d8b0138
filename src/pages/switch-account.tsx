import { SwitchPage } from '#identity/app-token/views/switch-page.tsx';
import { route } from '#waku.ts';

export default function SwitchAccountPage() {
  return <SwitchPage />;
}
export const getConfig = route('/switch-account');
