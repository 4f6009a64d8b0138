import { StarsResult } from '#features/stars/views/result-page.tsx';
import { route } from '#waku.ts';

export default function StarsResultPage() {
  return <StarsResult />;
}
export const getConfig = route('/stars/result');
