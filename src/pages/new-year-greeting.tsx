import { ComingSoon } from '#features/coming-soon/views/coming-soon.tsx';
import { route } from '#waku.ts';

export default function NewYearGreetingPage() {
  return <ComingSoon title="flow.greeting.title" text="flow.greeting.text" icon="sparkles" />;
}
export const getConfig = route('/new-year-greeting');
