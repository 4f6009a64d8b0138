import { LegalPage } from '#features/editorial/views/legal-page.tsx';
import { route } from '#waku.ts';

export default function Privacy() {
  return <LegalPage name="privacy" />;
}
export const getConfig = route('/privacy');
