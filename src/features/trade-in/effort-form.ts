import { toEffortForm } from '#flow/effort/effort-form.ts';
import { findEstimate } from './store.ts';

/** What the result page asks, for the visitor who has asked last. */
export const effortForm = toEffortForm('tradeIn', async (token) => {
  const found = await findEstimate(token);
  return found && { visitorId: found.visitorId, at: found.createdAt };
});
