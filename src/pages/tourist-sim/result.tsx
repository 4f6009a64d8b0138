import { ConfirmPage } from '#purchase/own-esim/confirm-page.tsx';
import { route } from '#waku.ts';

export default function TouristSimResult() {
  return <ConfirmPage of="touristSim" path="/tourist-sim" />;
}
export const getConfig = route('/tourist-sim/result');
