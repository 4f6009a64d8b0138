import { dataFlow } from '#pay.ts';
import { DataAside, dataViews } from '#features/pay/views/data-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PayDataStep({ step }: { step: string }) {
  return <FlowPage flow={dataFlow} step={step} views={dataViews} aside={DataAside} />;
}
export const getConfig = route('/pay/data/[step]');
