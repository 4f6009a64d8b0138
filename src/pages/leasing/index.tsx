import { CalculatorPage } from '#features/leasing/views/calculator-page.tsx';
import { route } from '#waku.ts';

export default function LeasingPage() {
  return <CalculatorPage />;
}
export const getConfig = route('/leasing');
