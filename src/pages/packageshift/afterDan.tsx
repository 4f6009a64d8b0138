import { DanResult } from '#features/identity-dan/views/dan-result.tsx';
import { perRequest } from '#waku.ts';

export default function PackageShiftAfterDanPage() {
  return <DanResult returnsTo="/packageshift/afterDan" />;
}
export const getConfig = perRequest;
