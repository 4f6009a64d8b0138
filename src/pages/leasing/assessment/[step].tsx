import { leasingViews } from '#features/leasing/views/step-views.tsx';
import { LeasingSummary } from '#features/leasing/views/summary.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { leasingFlow } from '#leasing.ts';
import { route } from '#waku.ts';

export default function LeasingStep({ step }: { step: string }) {
  return <FlowPage flow={leasingFlow} step={step} views={leasingViews} aside={LeasingSummary} />;
}
export const getConfig = route('/leasing/assessment/[step]');
