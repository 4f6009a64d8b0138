import { TradeInPage } from '#features/trade-in/views/trade-in-page.tsx';
import { route } from '#waku.ts';

export default function TradeIn() {
  return <TradeInPage />;
}
export const getConfig = route('/trade-in');
