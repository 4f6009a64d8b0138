import { readCartProducts } from '#features/cart/cart-products.ts';
import { BranchName } from '#features/branches/views/branch-name.tsx';
import { OrderPage } from '#features/orders/views/order-page.tsx';
import { PaymentRefunds } from '#features/payments/views/payment-refunds.tsx';
import { ReturnCases } from '#features/returns/views/return-cases.tsx';
import { ReceiptPart } from '#payment/receipt/views/receipt-part.tsx';
import { till } from '#till.ts';
import { route } from '#waku.ts';

export default function OrderOfCode() {
  return (
    <OrderPage
      readNow={readCartProducts}
      payment={(paymentId) => (
        <>
          <PaymentRefunds paymentId={paymentId} till={till} />
          <ReceiptPart paymentId={paymentId} mine />
        </>
      )}
      branch={(id) => <BranchName id={id} />}
      returns={(order) => <ReturnCases order={order} branch={(id) => <BranchName id={id} />} />}
    />
  );
}
export const getConfig = route('/order/[code]');
