import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function PackageShiftPage() {
  return (
    <ComingSoon
      title="flow.packageShift.title"
      text="flow.packageShift.text"
      icon="arrow-left-right"
    />
  );
}
export const getConfig = route('/packageshift');
