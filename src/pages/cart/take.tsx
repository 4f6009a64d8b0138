import { TakePage } from '#features/cart/views/take-page.tsx';
import { route } from '#waku.ts';

export default function Take() {
  return <TakePage />;
}
export const getConfig = route('/cart/take');
