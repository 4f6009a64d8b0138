import { dataFlow } from '#pay.ts';
import { DataAside, dataViews } from '#features/pay/views/data-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PayData() {
  return <FlowPage flow={dataFlow} views={dataViews} aside={DataAside} />;
}
export const getConfig = route('/pay/data');
