import { DanResult } from '#features/identity-dan/views/dan-result.tsx';
import { perRequest } from '#waku.ts';

export default function AfterDanPage() {
  return <DanResult returnsTo="/afterDan" />;
}
export const getConfig = perRequest;
