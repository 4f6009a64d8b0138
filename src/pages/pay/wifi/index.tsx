import { wifiFlow } from '#pay.ts';
import { wifiViews } from '#features/pay/views/wifi-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PayWifi() {
  return <FlowPage flow={wifiFlow} views={wifiViews} />;
}
export const getConfig = route('/pay/wifi');
