import { LegalPage } from '#features/editorial/views/legal-page.tsx';
import { route } from '#waku.ts';

export default function Delivery() {
  return <LegalPage name="delivery" />;
}
export const getConfig = route('/delivery');
