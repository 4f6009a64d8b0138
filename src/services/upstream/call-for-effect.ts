import type { Contract } from '#contracts/contract.ts';
import { callUpstream, type UpstreamRequest } from './call-upstream.ts';
import type { Outcome, UpstreamFailure } from './upstream-error.ts';

/** What can be wrong with an answer after its status has said that the call succeeded. */
const afterSuccess: readonly UpstreamFailure[] = ['not-json', 'shape', 'too-large'];

/**
 * A call of whose answer nothing is needed: a service that says 2xx has taken it, whatever else it says. Sent again
 * because of a strange answer, it would take effect twice where keys are not honoured.
 */
export async function callForEffect<Name extends string>(
  contract: Contract<Contract['shape'], Name>,
  request: UpstreamRequest<Name>,
): Promise<Outcome<null>> {
  const outcome = await callUpstream(contract, request);
  const isTaken = outcome.ok || afterSuccess.includes(outcome.error.kind);
  return isTaken ? { ok: true, value: null } : outcome;
}
