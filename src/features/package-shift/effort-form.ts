import { toEffortForm } from '#flow/effort/effort-form.ts';
import { findShift } from './store.ts';

/** What the result page asks. Who has its address may answer, for the visitor who has changed the plan. */
export const effortForm = toEffortForm('packageShift', async (token) => {
  const shift = await findShift(token);
  return shift ? { visitorId: shift.visitorId, at: shift.createdAt } : null;
});
