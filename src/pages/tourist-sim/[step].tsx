import { EnglishOffer } from '#features/navigation/views/english-offer.tsx';
import { touristSimViews } from '#features/tourist-sim/views/step-views.ts';
import { TouristSummary } from '#features/tourist-sim/views/summary.tsx';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { touristSimFlow } from '#tourist-sim.ts';
import { route } from '#waku.ts';

export default function TouristSimStep({ step }: { step: string }) {
  return (
    <>
      <EnglishOffer />
      <FlowPage flow={touristSimFlow} step={step} views={touristSimViews} aside={TouristSummary} />
    </>
  );
}
export const getConfig = route('/tourist-sim/[step]');
