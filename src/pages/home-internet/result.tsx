import { ResultPage } from '#features/home-internet/views/result-page.tsx';
import { route } from '#waku.ts';

export default function HomeInternetResult() {
  return <ResultPage />;
}
export const getConfig = route('/home-internet/result');
