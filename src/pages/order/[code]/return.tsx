import { ReturnPage } from '#features/returns/views/return-page.tsx';
import { route } from '#waku.ts';

export default function OrderReturn() {
  return <ReturnPage />;
}
export const getConfig = route('/order/[code]/return');
