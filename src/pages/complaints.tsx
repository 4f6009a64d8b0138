import { LegalPage } from '#features/editorial/views/legal-page.tsx';
import { route } from '#waku.ts';

export default function Complaints() {
  return <LegalPage name="complaints" />;
}
export const getConfig = route('/complaints');
