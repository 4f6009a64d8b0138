import { ComingSoon } from '#features/flows/views/coming-soon.tsx';
import { perRequest } from '#waku.ts';

export default function NewNumberPage() {
  return <ComingSoon title="flow.newNumber.title" text="flow.newNumber.text" icon="card-sim" />;
}
export const getConfig = perRequest;
