import * as leasing from '#contracts/mobile/leasing.ts';
import { callForOne } from './upstream/call-upstream.ts';
import type { Outcome, UpstreamError } from './upstream/upstream-error.ts';

/** Statuses of a service that does not know a call. */
const lacks = ({ status = 0, kind }: UpstreamError) =>
  kind === 'not-found' || [404, 405, 501].includes(status);

export type Check = leasing.ApplicantCheck['state'] | 'LACKING';

/** Whether somebody may ask for a lease; a service that does not judge that leaves it to a person. */
export async function checkApplicant(body: leasing.LeaseApplicant): Promise<Outcome<Check>> {
  const outcome = await callForOne(leasing.checkApplicantContract, { body });
  if (outcome.ok) return { ok: true, value: outcome.value.state };
  return lacks(outcome.error) ? { ok: true, value: 'LACKING' } : outcome;
}

// An inquiry is paid for and noted by the bureau, so it is not repeated but with its key, when the customer asks again.

export const readCreditReport = (idempotencyKey: string, body: leasing.LeaseReportBody) =>
  callForOne(leasing.creditBureauContract, { idempotencyKey, body, repeat: false });

export const readInsuranceReport = (idempotencyKey: string, body: leasing.LeaseReportBody) =>
  callForOne(leasing.socialInsuranceContract, { idempotencyKey, body, repeat: false });
