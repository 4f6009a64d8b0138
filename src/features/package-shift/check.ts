import { toShiftMonth } from '#domain/plan-change.ts';
import { isWholeEmail } from '#domain/email-address.ts';
import { readShiftState } from '#services/package-shift.ts';
import { readSubscriber } from '#services/subscriber.ts';
import { type Plan, type Refused, toShown } from './model.ts';
import { hasClaim } from './store.ts';

export type Checked =
  /** There is no such call: it is changed elsewhere. Or the number has no plan, as none has that is paid for beforehand. */
  | { state: 'lacking'; what: 'call' | 'plan' | 'prepaid' }
  | { state: 'failed' }
  | {
      state: 'checked';
      current: Plan;
      refusals: Refused[];
      /** Where the code goes; empty where none is registered. */
      email: string;
      pending: { nameMn: string; nameEn: string; from: string | null } | null;
    };

/** The registered address, if a code can be sent to it: some systems say it masked. */
async function findEmail(said: string | null, isdn: string): Promise<string> {
  if (said !== null) return isWholeEmail(said) ? said : '';
  const subscriber = await readSubscriber(isdn);
  const email = subscriber.ok ? (subscriber.value?.email ?? '') : '';
  return isWholeEmail(email) ? email : '';
}

/** Why a number has no plan, where its service says it. */
async function findWhy(isdn: string): Promise<'plan' | 'prepaid'> {
  const subscriber = await readSubscriber(isdn);
  return subscriber.ok && subscriber.value?.payment === 'PREPAID' ? 'prepaid' : 'plan';
}

/**
 * Whether the plan of a number can be changed now, and every reason why not: those of mobile-services, and the two that the site
 * knows itself. It is asked anew by each page that shows it, and once more before anything is sent.
 */
export async function checkShift(isdn: string, now: number = Date.now()): Promise<Checked> {
  const [asked, isClaimed] = await Promise.all([
    readShiftState(isdn),
    hasClaim(isdn, toShiftMonth(now)),
  ]);
  if (!asked.ok) return { state: 'failed' };
  if (!asked.value) return { state: 'lacking', what: 'call' };
  if (!asked.value.current) return { state: 'lacking', what: await findWhy(isdn) };
  const { current, email: said, pending } = asked.value;
  const email = await findEmail(said, isdn);
  const refusals: Refused[] = [...asked.value.refusals];
  if (isClaimed) refusals.push({ reason: 'MONTH', amount: null, until: null });
  if (email === '') refusals.push({ reason: 'NO_EMAIL', amount: null, until: null });
  return { state: 'checked', current, refusals: toShown(refusals, now), email, pending };
}
