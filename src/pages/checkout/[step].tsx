import { checkout } from '#checkout.ts';
import { findCartStart } from '#features/cart/views/cart-start.tsx';
import { OrderSummary } from '#features/checkout/views/order-summary.tsx';
import { checkoutViews } from '#features/checkout/views/step-views.ts';
import { WayOn } from '#features/checkout/views/way-on.tsx';
import { UnpaidNote } from '#features/orders/views/unpaid-note.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function CheckoutStep({ step }: { step: string }) {
  return (
    <FlowPage
      flow={checkout}
      step={step}
      views={checkoutViews}
      aside={OrderSummary}
      findStart={() => findCartStart(<WayOn />, <UnpaidNote />)}
    />
  );
}
export const getConfig = route('/checkout/[step]');
