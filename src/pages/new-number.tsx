import { NumberPicker } from '#features/new-number/views/picker.tsx';
import { route } from '#waku.ts';

export default function NewNumberPage() {
  return <NumberPicker />;
}
export const getConfig = route('/new-number');
