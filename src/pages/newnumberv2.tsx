import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function NewNumberFlowPage() {
  return <ComingSoon title="flow.newNumber.title" text="flow.newNumber.text" icon="card-sim" />;
}
export const getConfig = route('/newnumberv2');
