import { readCartProducts } from '#features/cart/cart-products.ts';
import { BranchName } from '#features/branches/views/branch-name.tsx';
import { BranchVisit } from '#features/branches/views/branch-visit.tsx';
import { OrderPage } from '#features/orders/views/order-page.tsx';
import { RefundLines } from '#features/payments/views/refund-lines.tsx';
import { ReturnCases } from '#features/returns/views/return-cases.tsx';
import { ReceiptPart } from '#payment/receipt/views/receipt-part.tsx';
import { route } from '#waku.ts';

export default function OrderOfCode() {
  return (
    <OrderPage
      readNow={readCartProducts}
      payment={(paymentId) => <ReceiptPart paymentId={paymentId} mine />}
      refunds={(refunds, canceled) => <RefundLines refunds={refunds} canceled={canceled} />}
      branch={(id) => <BranchName id={id} />}
      visit={(id) => <BranchVisit id={id} />}
      returns={(order) => <ReturnCases order={order} branch={(id) => <BranchName id={id} />} />}
    />
  );
}
export const getConfig = route('/order/[code]');
