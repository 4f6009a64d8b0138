import { StarsPage } from '#features/stars/views/stars-page.tsx';
import { starsFlow } from '#stars.ts';
import { route } from '#waku.ts';

export default function Stars() {
  return <StarsPage flow={starsFlow} />;
}
export const getConfig = route('/stars');
