import { ComingSoon } from '#features/flows/views/coming-soon.tsx';
import { perRequest } from '#waku.ts';

export default function ShopPage() {
  return <ComingSoon title="flow.shop.title" text="flow.shop.text" icon="store" />;
}
export const getConfig = perRequest;
