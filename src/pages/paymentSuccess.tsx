import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function PaymentSuccessPage() {
  return <ComingSoon title="flow.payment.title" text="flow.payment.text" icon="receipt-text" />;
}
export const getConfig = route('/paymentSuccess');
