import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function SimRecoveryPage() {
  return (
    <ComingSoon title="flow.simRecovery.title" text="flow.simRecovery.text" icon="rotate-ccw" />
  );
}
export const getConfig = route('/simRecovery');
