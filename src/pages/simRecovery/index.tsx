import { RecoverySummary } from '#features/sim-recovery/views/recovery-summary.tsx';
import { recoveryViews } from '#features/sim-recovery/views/step-views.ts';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { recoveryFlow } from '#sim-recovery.ts';
import { route } from '#waku.ts';

export default function SimRecoveryPage() {
  return <FlowPage flow={recoveryFlow} views={recoveryViews} aside={RecoverySummary} />;
}
export const getConfig = route('/simRecovery');
