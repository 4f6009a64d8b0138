import { StarsPage } from '#features/stars/views/stars-page.tsx';
import { starsFlow } from '#stars.ts';
import { route } from '#waku.ts';

export default function StarsStep({ step }: { step: string }) {
  return <StarsPage flow={starsFlow} step={step} />;
}
export const getConfig = route('/stars/[step]');
