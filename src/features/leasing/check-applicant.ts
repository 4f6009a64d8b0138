import type { LeaseApplicant } from '#contracts/mobile/leasing.ts';
import { brand } from '#domain/brand.ts';
import { leasingAge } from '#domain/leasing.ts';
import { parseRegisterNumber, toAge } from '#domain/register-number.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { type Check, checkApplicant as askForCheck } from '#services/leasing.ts';
import { readSubscriber } from '#services/subscriber.ts';
import { readOwner } from '#services/subscriber-owner.ts';

export const failed = (): Refusal => ({ ...refuse('request.failed'), status: 503 });

/** Whether the number may ask at all: a person's, with an e-mail address to which the contract goes. */
export async function checkNumber(isdn: string): Promise<Answered<null> | Refusal> {
  const subscriber = await readSubscriber(isdn);
  if (!subscriber.ok) return failed();
  if (subscriber.value?.isCompany) return refuse('leasing.fault.isCompany');
  // Null: the service does not say.
  return subscriber.value?.email === '' ? refuse('leasing.fault.noEmail') : answer(null);
}

const faults: Readonly<Record<Exclude<Check, 'OK' | 'LACKING'>, MessageKey>> = {
  BLACKLISTED: 'newNumber.fault.blacklisted',
  UNDERAGE: 'leasing.fault.underage',
  PHONE_MISMATCH: 'leasing.fault.phone',
  NO_EMAIL: 'leasing.fault.noEmail',
};

export interface Checked {
  applicant: Omit<LeaseApplicant, 'isdn'>;
  /** Whether the service has compared the number with e-Mongolia. */
  isChecked: boolean;
}

const toValues = (age: number) => ({ phone: brand.callCentre, age });

/** The owner of the number, whom Dan has confirmed: of age. Nobody outside is asked for it. */
export async function readApplicant(
  isdn: string,
  minAge: number = leasingAge,
): Promise<Answered<Checked['applicant']> | Refusal> {
  const owner = await readOwner({ isdn });
  if (!owner.ok) return failed();
  const { registerNumber, lastName, firstName } = owner.value;
  const parsed = parseRegisterNumber(registerNumber);
  if (parsed?.kind !== 'person') return refuse('leasing.fault.isCompany');
  return toAge(parsed.birthDate) < minAge
    ? refuse('leasing.fault.underage', undefined, toValues(minAge))
    : answer({ registerNumber, lastName, firstName });
}

/** The same owner, whom e-Mongolia knows by this number as well. */
export async function checkApplicant(
  isdn: string,
  minAge: number = leasingAge,
): Promise<Answered<Checked> | Refusal> {
  const read = await readApplicant(isdn, minAge);
  if (!read.ok) return read;
  const applicant = read.value;
  const checked = await askForCheck({ isdn, ...applicant });
  if (!checked.ok) return failed();
  const state = checked.value;
  return state === 'OK' || state === 'LACKING'
    ? answer({ applicant, isChecked: state === 'OK' })
    : refuse(faults[state], undefined, toValues(minAge));
}
