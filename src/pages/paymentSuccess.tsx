import { refreshCount } from '#features/cart/open-cart.ts';
import { PaymentPage } from '#features/payments/views/payment-page.tsx';
import { ReceiptPart } from '#payment/receipt/views/receipt-part.tsx';
import { requestContext } from '#request/context.ts';
import { till } from '#till.ts';
import { route } from '#waku.ts';

export default function PaymentSuccess() {
  return (
    <PaymentPage
      till={till}
      onPaid={() => refreshCount(requestContext())}
      parts={({ payment, mine, summary }) => (
        <ReceiptPart paymentId={payment.id} mine={mine} isFolded={summary?.hasOwnCode} />
      )}
    />
  );
}
export const getConfig = route('/paymentSuccess');
