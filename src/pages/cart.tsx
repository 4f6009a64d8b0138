import { ComingSoon } from '#features/flows/views/coming-soon.tsx';
import { perRequest } from '#waku.ts';

export default function CartPage() {
  return <ComingSoon title="flow.cart.title" text="flow.cart.text" icon="shopping-cart" />;
}
export const getConfig = perRequest;
