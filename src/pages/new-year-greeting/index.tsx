import { GreetingPage } from '#features/greeting/views/greeting-page.tsx';
import { route } from '#waku.ts';

export default function NewYearGreeting() {
  return <GreetingPage />;
}
export const getConfig = route('/new-year-greeting');
