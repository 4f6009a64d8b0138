import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function PaymentSuccessPage() {
  return (
    <div data-unhurried>
      <ComingSoon title="flow.payment.title" text="flow.payment.text" icon="receipt-text" />
    </div>
  );
}
export const getConfig = route('/paymentSuccess');
