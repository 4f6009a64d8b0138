import { RecoveryResult } from '#features/sim-recovery/views/recovery-result.tsx';
import { route } from '#waku.ts';

export default RecoveryResult;
export const getConfig = route('/simRecovery/result');
