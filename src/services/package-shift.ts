import type * as z from 'zod/mini';
import * as shift from '#contracts/mobile/package-shift.ts';
import { mapOutcome, type Outcome as Asked } from '#lib/outcome.ts';
import { callForOne, callUpstream } from './upstream/call-upstream.ts';
import type { Outcome, UpstreamError } from './upstream/upstream-error.ts';

/** A service that has no such call, or does not know the number. */
const lacks = ({ status = 0, kind }: UpstreamError) =>
  kind === 'not-found' || [404, 405, 501].includes(status);

/** Null where the service can not say, so that the page says where else a plan is changed. */
const orLacking = <T>(outcome: Outcome<T>): Outcome<T | null> =>
  !outcome.ok && lacks(outcome.error) ? { ok: true, value: null } : outcome;

// `isdn` always comes from the session. All of it is personal and as of now, so none is cached.

export const readShiftState = async (isdn: string): Promise<Outcome<shift.ShiftState | null>> =>
  orLacking(await callForOne(shift.shiftStateContract, { query: { isdn } }));

export async function readShiftPlans(isdn: string): Promise<Outcome<shift.ShiftPlan[] | null>> {
  const outcome = await callUpstream(shift.shiftPlansContract, { query: { isdn } });
  return orLacking(mapOutcome(outcome, ({ items }) => items));
}

/** An answer that was lost is asked about by `readShiftOutcome`, and not sent again by the client itself. */
export const sendShift = (
  idempotencyKey: string,
  body: z.input<typeof shift.shiftPlanBody>,
): Promise<Outcome<shift.ShiftAnswer>> =>
  callForOne(shift.shiftPlanContract, { idempotencyKey, body, repeat: false });

/** Null where the service has no such question. */
export const readShiftOutcome = async (
  code: string,
): Promise<Outcome<z.output<(typeof shift.readShiftOutcomeContract)['shape']> | null>> =>
  orLacking(await callForOne(shift.readShiftOutcomeContract, { query: { code } }));

/** A service that compares no passports leads to the branch. */
export async function checkShiftPassport(
  body: z.input<typeof shift.checkShiftPassportBody>,
): Promise<Asked<'SAME' | 'OTHER' | 'BRANCH'>> {
  const outcome = orLacking(await callForOne(shift.checkShiftPassportContract, { body }));
  return mapOutcome(outcome, (value) => value?.state ?? 'BRANCH');
}
