import { toEffortForm } from '#flow/effort/effort-form.ts';
import { findRequest } from './store.ts';

/** What the result page asks. Who has its address may answer, for the visitor who has ordered. */
export const effortForm = toEffortForm('homeInternet', async (token) => {
  const request = await findRequest(token);
  return request ? { visitorId: request.visitorId, at: request.createdAt } : null;
});
