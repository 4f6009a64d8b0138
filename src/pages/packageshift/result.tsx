import { PackageShiftResult } from '#features/package-shift/views/result-page.tsx';
import { route } from '#waku.ts';

export default function PackageShiftResultPage() {
  return <PackageShiftResult />;
}
export const getConfig = route('/packageshift/result');
