import { BranchName } from '#features/branches/views/branch-name.tsx';
import { InvoicePage } from '#features/orders/views/invoice-page.tsx';
import { route } from '#waku.ts';

export default function Invoice() {
  return <InvoicePage branch={(id) => <BranchName id={id} />} />;
}
export const getConfig = route('/order/[code]/invoice');
