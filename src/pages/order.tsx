import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function OrderPage() {
  return <ComingSoon title="flow.order.title" text="flow.order.text" icon="package" />;
}
export const getConfig = route('/order');
