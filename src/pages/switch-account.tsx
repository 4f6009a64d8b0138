import { SwitchPage } from '#features/app-sign-in/views/switch-page.tsx';
import { perRequest } from '#waku.ts';

export default function SwitchAccountPage() {
  return <SwitchPage />;
}
export const getConfig = perRequest;
