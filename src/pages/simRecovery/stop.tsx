import { StopPage } from '#features/sim-recovery/views/stop-page.tsx';
import { route } from '#waku.ts';

export default StopPage;
export const getConfig = route('/simRecovery/stop');
