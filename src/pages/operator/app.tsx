import { PlayPage } from '#features/app-sign-in/views/play-page.tsx';
import { isAppPlayed } from '#services/app-token.ts';
import { notFound, route } from '#waku.ts';

export default function OperatorAppPage() {
  if (!isAppPlayed()) notFound();
  return <PlayPage />;
}
export const getConfig = route('/operator/app');
