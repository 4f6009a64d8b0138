import { LegalPage } from '#features/editorial/views/legal-page.tsx';
import { route } from '#waku.ts';

export default function Accessibility() {
  return <LegalPage name="accessibility" />;
}
export const getConfig = route('/accessibility');
