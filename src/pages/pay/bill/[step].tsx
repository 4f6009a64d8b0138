import { billFlow } from '#pay.ts';
import { BillAside } from '#features/pay/views/own-bill.tsx';
import { billViews } from '#features/pay/views/bill-views.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function PayBillStep({ step }: { step: string }) {
  return <FlowPage flow={billFlow} step={step} views={billViews} aside={BillAside} />;
}
export const getConfig = route('/pay/bill/[step]');
