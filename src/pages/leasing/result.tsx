import { LeasingResult } from '#features/leasing/views/result-page.tsx';
import { route } from '#waku.ts';

export default function LeasingResultPage() {
  return <LeasingResult />;
}
export const getConfig = route('/leasing/result');
