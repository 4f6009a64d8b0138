import { ComingSoon } from '#features/flows/views/coming-soon.tsx';
import { perRequest } from '#waku.ts';

export default function DanRedirectPage() {
  return <ComingSoon title="flow.dan.title" text="flow.dan.text" icon="shield-check" />;
}
export const getConfig = perRequest;
