import { PaymentPage } from '#features/payments/views/payment-page.tsx';
import { till } from '#till.ts';
import { route } from '#waku.ts';

export default function PaymentSuccess() {
  return <PaymentPage till={till} />;
}
export const getConfig = route('/paymentSuccess');
