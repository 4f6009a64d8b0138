import { TradeInPage } from '#features/trade-in/views/trade-in-page.tsx';
import { route } from '#waku.ts';

export default function TradeInStep({ step }: { step: string }) {
  return <TradeInPage step={step} />;
}
export const getConfig = route('/trade-in/[step]');
