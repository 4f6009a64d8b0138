import { wifiFlow } from '#pay.ts';
import { wifiViews } from '#features/pay/views/wifi-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PayWifiStep({ step }: { step: string }) {
  return <FlowPage flow={wifiFlow} step={step} views={wifiViews} />;
}
export const getConfig = route('/pay/wifi/[step]');
