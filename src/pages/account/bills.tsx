import { BillsPage } from '#features/account/views/bills-page.tsx';
import { route } from '#waku.ts';

export default function Bills() {
  return <BillsPage />;
}
export const getConfig = route('/account/bills');
