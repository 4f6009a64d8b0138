import { isSameName } from '#domain/person-name.ts';
import type { Citizen } from '#contracts/dan/citizen.ts';
import type { SubscriberOwner } from '#contracts/mobile/subscriber-owner.ts';
import type { DanReturn } from './purposes.ts';
import { type Settled, settleAttempt, takeAttempt } from './store.ts';
import { toNewProof } from '../proof/applicant.ts';
import { dan } from '#services/dan.ts';
import { readOwner } from '#services/subscriber-owner.ts';

/** The parameters with which a visitor returns from the provider. */
export interface DanReturnVisit {
  state: string;
  /** Undefined where the provider sent `error` instead. */
  code?: string | undefined;
  error?: string | undefined;
  returnsTo: DanReturn;
}

interface FinishParts {
  readCitizen: typeof dan.readCitizen;
  readOwner: typeof readOwner;
}

interface Grant {
  code: string;
  redirectUri: string;
}

function isSamePerson(citizen: Citizen, owner: SubscriberOwner): boolean {
  return (
    citizen.regnum === owner.registerNumber &&
    isSameName(citizen.firstname, owner.firstName) &&
    isSameName(citizen.lastname, owner.lastName)
  );
}

async function askForCitizen(
  grant: Grant,
  { readCitizen }: FinishParts,
): Promise<Citizen | Settled> {
  const answer = await readCitizen(grant);
  if (!answer.ok) return { outcome: 'failed' };
  return answer.value.kind === 'citizen' ? answer.value.citizen : { outcome: answer.value.kind };
}

async function readApplicant(grant: Grant, parts: FinishParts): Promise<Settled> {
  const citizen = await askForCitizen(grant, parts);
  if ('outcome' in citizen) return citizen;
  const { regnum: registerNumber, lastname: lastName, firstname: firstName } = citizen;
  const applicant = { registerNumber, lastName, firstName };
  return { outcome: 'verified', proof: await toNewProof(registerNumber, applicant) };
}

/** Reads citizen and owner in parallel, because the visitor waits and a code is valid for a minute. */
async function compareOwner(isdn: string, grant: Grant, parts: FinishParts): Promise<Settled> {
  const [citizen, owner] = await Promise.all([
    askForCitizen(grant, parts),
    parts.readOwner({ isdn }),
  ]);
  if ('outcome' in citizen) return citizen;
  // A number that is registered to nobody is not this person's either.
  if (!owner.ok) return { outcome: owner.error.kind === 'not-found' ? 'mismatch' : 'failed' };
  return isSamePerson(citizen, owner.value)
    ? { outcome: 'verified', proof: await toNewProof(citizen.regnum) }
    : { outcome: 'mismatch' };
}

/**
 * Stores the outcome and returns the path to go on to; null where the state is not of this visitor. Whoever fills in a
 * draft is led to its step, which says the same and has the button; any other outcome has a page of its own.
 */
export async function finishDan(
  visitorId: string,
  { state, code, error, returnsTo }: DanReturnVisit,
  parts: FinishParts = { readCitizen: dan.readCitizen, readOwner },
): Promise<string | null> {
  const attempt = await takeAttempt({ state, visitorId, returnsTo }, Date.now());
  if (!attempt) return null;
  const { purpose, isdn, draftId, continuesAt, redirectUri } = attempt;
  async function settle(): Promise<Settled> {
    if (code === undefined) return { outcome: error === 'access_denied' ? 'cancelled' : 'failed' };
    const grant = { code, redirectUri };
    return isdn === null ? readApplicant(grant, parts) : compareOwner(isdn, grant, parts);
  }
  const settled = await settle();
  await settleAttempt({ state, visitorId }, settled, Date.now());
  const isLedOn = settled.outcome === 'verified' && draftId !== null && continuesAt !== null;
  return isLedOn ? continuesAt : `${returnsTo}?for=${purpose}`;
}
