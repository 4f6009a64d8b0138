import { BillPage } from '#features/account/views/bill-page.tsx';
import { route } from '#waku.ts';

export default function Bill({ month }: { month: string }) {
  return <BillPage month={month} />;
}
export const getConfig = route('/account/bill/[month]');
