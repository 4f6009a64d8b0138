import { packageShift } from '#features/package-shift/flow.ts';
import { packageShiftViews } from '#features/package-shift/views/step-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PackageShiftPage() {
  return <FlowPage flow={packageShift} views={packageShiftViews} />;
}
export const getConfig = route('/packageshift');
