import { GreetingOfLink } from '#features/greeting/views/card-page.tsx';
import { route } from '#waku.ts';

export default function NewYearGreetingCard() {
  return <GreetingOfLink />;
}
export const getConfig = route('/new-year-greeting/card');
