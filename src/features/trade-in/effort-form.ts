import { toEffortForm } from '#flow/effort/effort-form.ts';
import { findShownEstimate } from './find-shown.ts';

/** What the result page asks, for the visitor who has asked last. */
export const effortForm = toEffortForm('tradeIn', async (token) => {
  const found = await findShownEstimate(token);
  return found && { visitorId: found.visitorId, at: found.createdAt };
});
