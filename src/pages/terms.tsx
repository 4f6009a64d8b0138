import { LegalPage } from '#features/editorial/views/legal-page.tsx';
import { route } from '#waku.ts';

export default function Terms() {
  return <LegalPage name="terms" />;
}
export const getConfig = route('/terms');
