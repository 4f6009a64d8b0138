import { HomeInternetResult } from '#features/home-internet/views/result-page.tsx';
import { route } from '#waku.ts';

export default function HomeInternetResultPage() {
  return <HomeInternetResult />;
}
export const getConfig = route('/home-internet/result');
