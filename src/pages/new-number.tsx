import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function NewNumberPage() {
  return <ComingSoon title="flow.newNumber.title" text="flow.newNumber.text" icon="card-sim" />;
}
export const getConfig = route('/new-number');
