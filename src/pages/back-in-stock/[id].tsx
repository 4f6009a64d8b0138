import { WatchPage } from '#features/stock-watch/views/watch-page.tsx';
import { route } from '#waku.ts';

export default WatchPage;
export const getConfig = route('/back-in-stock/[id]');
