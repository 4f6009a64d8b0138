import { ConfirmPage } from '#features/tourist-sim/views/confirm-page.tsx';
import { route } from '#waku.ts';

export default function TouristSimResult() {
  return <ConfirmPage />;
}
export const getConfig = route('/tourist-sim/result');
