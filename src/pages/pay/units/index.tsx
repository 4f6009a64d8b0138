import { unitsFlow } from '#pay.ts';
import { UnitsAside, unitsViews } from '#features/pay/views/units-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PayUnits() {
  return <FlowPage flow={unitsFlow} views={unitsViews} aside={UnitsAside} />;
}
export const getConfig = route('/pay/units');
