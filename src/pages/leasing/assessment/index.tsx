import { leasingViews } from '#features/leasing/views/step-views.tsx';
import { LeasingSummary } from '#features/leasing/views/summary.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { leasingFlow } from '#leasing.ts';
import { route } from '#waku.ts';

export default function LeasingFlowPage() {
  return <FlowPage flow={leasingFlow} views={leasingViews} aside={LeasingSummary} />;
}
export const getConfig = route('/leasing/assessment');
