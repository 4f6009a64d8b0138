import { OfflinePage } from '#features/offline/views/offline-page.tsx';
import { route } from '#waku.ts';

export default function Offline() {
  return <OfflinePage />;
}
export const getConfig = route('/offline');
