import { PaymentsPage } from '#features/account/views/payments-page.tsx';
import { SavedNumbers } from '#features/pay/views/saved-numbers.tsx';
import { route } from '#waku.ts';

export default function Payments() {
  return <PaymentsPage savedNumbers={<SavedNumbers page="/account/payments" isOpen />} />;
}
export const getConfig = route('/account/payments');
