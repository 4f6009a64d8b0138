import { ContinuePage } from '#flow/views/continue-page.tsx';
import { route } from '#waku.ts';

export default function Continue() {
  return <ContinuePage />;
}
export const getConfig = route('/continue');
