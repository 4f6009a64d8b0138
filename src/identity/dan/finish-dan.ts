import { isSameName } from '#domain/person-name.ts';
import type { Citizen } from '#contracts/dan/citizen.ts';
import type { SubscriberOwner } from '#contracts/mobile/subscriber-owner.ts';
import type { DanFlow, DanReturn } from './flows.ts';
import { type Settled, settleAttempt, takeAttempt } from './store.ts';
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

function isSamePerson(citizen: Citizen, owner: SubscriberOwner): boolean {
  return (
    citizen.regnum === owner.registerNumber &&
    isSameName(citizen.firstname, owner.firstName) &&
    isSameName(citizen.lastname, owner.lastName)
  );
}

/** Reads citizen and owner in parallel, because the visitor waits and a code is valid for a minute. */
async function compare(
  isdn: string,
  grant: { code: string; redirectUri: string },
  parts: FinishParts,
): Promise<Settled> {
  const [answer, owner] = await Promise.all([parts.readCitizen(grant), parts.readOwner({ isdn })]);
  if (!answer.ok || answer.value.kind === 'not-found') return { outcome: 'failed' };
  if (answer.value.kind === 'organisation') return { outcome: 'mismatch' };
  const { citizen } = answer.value;
  // A number that is registered to nobody is not this person's either.
  if (!owner.ok) return { outcome: owner.error.kind === 'not-found' ? 'mismatch' : 'failed' };
  return isSamePerson(citizen, owner.value)
    ? { outcome: 'verified', registerNumber: citizen.regnum }
    : { outcome: 'mismatch' };
}

/** Stores the outcome and returns the flow to go on with; null where the state is not of this session. */
export async function finishDan(
  customer: { id: string; isdn: string },
  { state, code, error, returnsTo }: DanReturnVisit,
  parts: FinishParts = { readCitizen: dan.readCitizen, readOwner },
): Promise<DanFlow | null> {
  const attempt = await takeAttempt({ state, sessionId: customer.id, returnsTo }, Date.now());
  if (!attempt) return null;
  const { flow, redirectUri } = attempt;
  const settled: Settled =
    code === undefined
      ? { outcome: error === 'access_denied' ? 'cancelled' : 'failed' }
      : await compare(customer.isdn, { code, redirectUri }, parts);
  await settleAttempt({ state, sessionId: customer.id, flow }, settled, Date.now());
  return flow;
}
