import { toEffortForm } from '#flow/effort/effort-form.ts';
import { findStars } from './store.ts';

/** What the result page asks. Who has its address may answer, for the visitor who has ordered. */
export const effortForm = toEffortForm('stars', async (token) => {
  const found = await findStars(token);
  return found && { visitorId: found.visitorId, at: found.createdAt };
});
