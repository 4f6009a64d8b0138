import { FlowPage } from '#flow/views/flow-page.tsx';
import { homeInternet } from '#features/home-internet/flow.ts';
import { homeInternetViews } from '#features/home-internet/views/step-views.ts';
import { route } from '#waku.ts';

export default function HomeInternet() {
  return <FlowPage flow={homeInternet} views={homeInternetViews} />;
}
export const getConfig = route('/home-internet');
