import type * as z from 'zod/mini';
import { type consentBody, consentContract } from '#contracts/mobile/consents.ts';
import { callForEffect } from './upstream/call-for-effect.ts';
import { lacksCall, type Outcome } from './upstream/upstream-error.ts';

/** A service that keeps no consents has nobody to tell. */
export async function sendConsent(
  idempotencyKey: string,
  body: z.input<typeof consentBody>,
): Promise<Outcome<null>> {
  const outcome = await callForEffect(consentContract, { idempotencyKey, body });
  return !outcome.ok && lacksCall(outcome.error) ? { ok: true, value: null } : outcome;
}
