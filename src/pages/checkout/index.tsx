import { checkout } from '#checkout.ts';
import { OrderSummary } from '#features/checkout/views/order-summary.tsx';
import { checkoutViews } from '#features/checkout/views/step-views.ts';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function Checkout() {
  return <FlowPage flow={checkout} views={checkoutViews} aside={OrderSummary} />;
}
export const getConfig = route('/checkout');
