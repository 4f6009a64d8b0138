import { GreetingReady } from '#features/greeting/views/ready-page.tsx';
import { route } from '#waku.ts';

export default function NewYearGreetingReady() {
  return <GreetingReady />;
}
export const getConfig = route('/new-year-greeting/ready');
