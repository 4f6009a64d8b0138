import { checkout, readOrderedCart } from '#checkout.ts';
import { findCartStart } from '#features/cart/views/cart-start.tsx';
import { OrderSummary } from '#features/checkout/views/order-summary.tsx';
import { toCheckoutViews } from '#features/checkout/views/step-views.tsx';
import { WayOn } from '#features/checkout/views/way-on.tsx';
import { UnpaidNote } from '#features/orders/views/unpaid-note.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { route } from '#waku.ts';

export default function Checkout() {
  return (
    <FlowPage
      flow={checkout}
      views={toCheckoutViews(readOrderedCart)}
      aside={OrderSummary}
      findStart={() => findCartStart(<WayOn />, <UnpaidNote />)}
    />
  );
}
export const getConfig = route('/checkout');
