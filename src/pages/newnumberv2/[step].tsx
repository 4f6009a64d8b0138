import { NumberSummary } from '#features/new-number/views/summary.tsx';
import { newNumberViews } from '#features/new-number/views/step-views.ts';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { newNumberFlow } from '#new-number.ts';
import { route } from '#waku.ts';

export default function NewNumberStep({ step }: { step: string }) {
  return <FlowPage flow={newNumberFlow} step={step} views={newNumberViews} aside={NumberSummary} />;
}
export const getConfig = route('/newnumberv2/[step]');
