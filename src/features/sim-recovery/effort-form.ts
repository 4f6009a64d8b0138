import { toEffortForm } from '#flow/effort/effort-form.ts';
import { findRecovery } from '#purchase/sim-recovery/store.ts';

/** What the result page asks. Who has its address may answer, for the visitor who has asked. */
export const recoveryEffortForm = toEffortForm('simRecovery', async (token) => {
  const recovery = await findRecovery(token);
  return recovery ? { visitorId: recovery.visitorId, at: recovery.createdAt } : null;
});
