import { unitsFlow } from '#pay.ts';
import { UnitsAside, unitsViews } from '#features/pay/views/units-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PayUnitsStep({ step }: { step: string }) {
  return <FlowPage flow={unitsFlow} step={step} views={unitsViews} aside={UnitsAside} />;
}
export const getConfig = route('/pay/units/[step]');
