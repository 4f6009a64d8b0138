import type { Delivery } from '#contracts/webhook.ts';
import type * as z from 'zod/mini';
import type { decidedLease } from '#contracts/mobile/leasing.ts';
import { decideAssessment } from './decide.ts';
import { findAssessmentByCode } from './store.ts';

/** Takes what somebody else has decided, by the webhook; true where that has decided it. */
export async function takeDecidedLease(
  { code, state, monthly, reason }: z.infer<typeof decidedLease>,
  delivery: Delivery,
): Promise<boolean> {
  const found = await findAssessmentByCode(code);
  if (found?.state !== 'PENDING') return false;
  const deciding = { from: 'PENDING', delivery } as const;
  if (state === 'REJECTED') {
    return decideAssessment(found.id, { state, reason: reason.slice(0, 300) }, deciding);
  }
  // Without an amount nothing can be ordered with it.
  if (monthly === null || monthly === 0) return false;
  return decideAssessment(found.id, { state, monthly }, deciding);
}
