import { DanResult } from '#identity/dan/views/dan-result.tsx';
import { route } from '#waku.ts';

export default function PackageShiftAfterDanPage() {
  return <DanResult returnsTo="/packageshift/afterDan" />;
}
export const getConfig = route('/packageshift/afterDan');
