import { PukPage } from '#features/account/views/puk-page.tsx';
import { route } from '#waku.ts';

export default function Puk() {
  return <PukPage />;
}
export const getConfig = route('/account/puk');
