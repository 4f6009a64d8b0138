import { failed } from '#purchase/chosen-number.ts';
import type { NumberOwner, OwnerCheck } from '#contracts/mobile/numbers.ts';
import { brand } from '#domain/brand.ts';
import { parsePhoneNumber } from '#domain/phone-number.ts';
import { parseRegisterNumber, toAge } from '#domain/register-number.ts';
import type { StepCaller } from '#flow/step.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { readApplicant } from '#identity/proof/applicant.ts';
import { findProof } from '#identity/proof/find-proof.ts';
import { checkOwner } from '#services/numbers.ts';
import { findReferral } from '#services/referral.ts';
import type { ChosenPlan } from './chosen.ts';

/** From this age on somebody may have a number of their own. */
const ownAge = 18;

const ownerFaults = {
  BLACKLISTED: 'newNumber.fault.blacklisted',
  UNDERAGE: 'newNumber.fault.underage',
  TOO_MANY: 'newNumber.fault.owned',
} as const satisfies Record<Exclude<OwnerCheck['state'], 'OK'>, string>;

/** Whether somebody may have one more number. Only age is known here; the rest mobile-services says. */
export async function checkPerson(
  owner: NumberOwner,
  { type }: Pick<ChosenPlan, 'type'>,
  field?: string,
): Promise<Answered<NumberOwner> | Refusal> {
  const parsed = parseRegisterNumber(owner.registerNumber ?? '');
  if (parsed?.kind === 'person' && toAge(parsed.birthDate) < ownAge) {
    return refuse('newNumber.fault.underage', field);
  }
  const checked = await checkOwner({ owner, type });
  if (!checked.ok) return failed(field);
  const { state } = checked.value;
  return state === 'OK'
    ? answer(owner)
    : refuse(ownerFaults[state], field, { phone: brand.callCentre });
}

/** Whom Dan has confirmed for this draft. */
export async function readPerson(
  { draftId }: Pick<StepCaller, 'draftId'>,
  plan: Pick<ChosenPlan, 'type'>,
): Promise<Answered<NumberOwner> | Refusal> {
  const proof = draftId === null ? null : await findProof('newNumber', { draftId });
  const applicant = proof && (await readApplicant(proof));
  if (!applicant) return refuse('newNumber.fault.dan');
  return checkPerson({ ...applicant, passport: null }, plan);
}

/** A number of ours that brings somebody along, or its code; one's own is none. */
export async function checkReferral(
  code: string,
  own: readonly (string | null)[],
): Promise<Refusal | null> {
  if (code === '') return null;
  const typed = parsePhoneNumber(code);
  if (typed.ok && own.includes(typed.isdn)) return refuse('checkout.fault.ownCode', 'referral');
  const found = await findReferral(code);
  if (found.ok) {
    const isOwn = found.value.isdn !== null && own.includes(found.value.isdn);
    return isOwn ? refuse('checkout.fault.ownCode', 'referral') : null;
  }
  return found.error.kind === 'not-found'
    ? refuse('newNumber.fault.referral', 'referral')
    : { ...refuse('checkout.fault.codeLater', 'referral'), status: 503 };
}
