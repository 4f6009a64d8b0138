import { readCartProducts } from '#features/cart/cart-products.ts';
import { BranchName } from '#features/branches/views/branch-name.tsx';
import { OrderPage } from '#features/orders/views/order-page.tsx';
import { ReceiptPart } from '#payment/receipt/views/receipt-part.tsx';
import { route } from '#waku.ts';

export default function OrderOfCode() {
  return (
    <OrderPage
      readNow={readCartProducts}
      payment={(paymentId) => <ReceiptPart paymentId={paymentId} mine />}
      branch={(id) => <BranchName id={id} />}
    />
  );
}
export const getConfig = route('/order/[code]');
