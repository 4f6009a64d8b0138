import { TermsPage } from '#features/editorial/views/terms-page.tsx';
import { route } from '#waku.ts';

export default function Terms() {
  return <TermsPage />;
}
export const getConfig = route('/terms');
