import { FlowPage } from '#flow/views/flow-page.tsx';
import { homeInternet } from '#features/home-internet/flow.ts';
import { homeInternetViews } from '#features/home-internet/views/step-views.ts';
import { texts } from '#request/texts.ts';
import { route } from '#waku.ts';

export default function HomeInternet() {
  const lead = texts().t('homeInternet.lead');
  return <FlowPage flow={homeInternet} views={homeInternetViews} lead={lead} />;
}
export const getConfig = route('/home-internet');
