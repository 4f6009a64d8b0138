import { DanResult } from '#identity/dan/views/dan-result.tsx';
import { route } from '#waku.ts';

export default function AfterDanPage() {
  return <DanResult returnsTo="/afterDan" />;
}
export const getConfig = route('/afterDan');
