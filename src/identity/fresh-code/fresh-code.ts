import type { GoTo, Refusal } from '#forms/outcome.ts';
import { type CustomerSession, findCustomer, renewSession } from '../session.ts';
import type { TanPurpose } from '../tan/purposes.ts';
import type { Subject } from '../tan/tan.ts';
import type { TanStepInput } from '../tan-step/form.ts';
import { takeTanStep } from '../tan-step/tan-step.ts';
import { type FreshCode, findAliveCode, type Note, writeFreshCode } from './store.ts';

interface Asked {
  purpose: TanPurpose;
  /** The path of the page that asks for the code. */
  stay: string;
  /** How long an accepted code stands for the number. */
  lifeMs: number;
  /** Where the code goes, if not to the number itself. */
  subject?: Subject;
  /** What is paid by it, in MNT. */
  amount?: number;
  /** Written with the accepted code, in one batch. */
  toNote?: (at: number) => Note;
}

/** What a fresh code is sent to: the number that is signed in, and no other. */
export const toSubject = ({ isdn }: Pick<CustomerSession, 'isdn'>): Subject => ({
  channel: 'sms',
  address: isdn,
});

/** Whether the number has been confirmed for this purpose a moment ago, by this visitor. */
export const findFreshCode = (
  { visitorId, isdn }: Pick<CustomerSession, 'visitorId' | 'isdn'>,
  purpose: TanPurpose,
): Promise<FreshCode | null> => findAliveCode({ visitorId, purpose, isdn }, Date.now());

/**
 * Answers a form of the step that asks somebody who is signed in for a code once more. Null once it was accepted: the
 * session is a new one then, so that a copy of its cookie is worth nothing, and the code stands for `lifeMs`.
 */
export async function takeFreshCode(
  given: TanStepInput,
  customer: CustomerSession,
  { purpose, stay, lifeMs, subject = toSubject(customer), amount, toNote }: Asked,
): Promise<GoTo | Refusal | null> {
  const answer = await takeTanStep(given, {
    purpose,
    stay,
    subject,
    ...(amount !== undefined && { amount }),
  });
  if (!('accepted' in answer)) return answer;
  await renewSession();
  const renewed = await findCustomer();
  const at = Date.now();
  const { visitorId, isdn } = renewed ?? customer;
  const row = { visitorId, purpose, isdn, at, expiresAt: at + lifeMs };
  await writeFreshCode(row, toNote?.(at));
  return null;
}
