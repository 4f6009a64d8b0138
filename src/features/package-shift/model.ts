import type { ShiftPlan, ShiftReason, ShiftRefusal } from '#contracts/mobile/package-shift.ts';
import { toNextMonth } from '#domain/plan-change.ts';

/** How long a change is kept after it has ended: the year in which it may be asked about, and a month. */
export const retentionMs = 396 * 86_400_000;
/** How long a code to the registered address stands: long enough to read once more what is confirmed. */
export const codeMs = 15 * 60_000;
/** After this, a service that has not heard of a change does not hear of it any more: the customer may begin anew. */
export const giveUpMs = 15 * 60_000;

/** Why not: what the service says, and what the site knows itself. */
export type Reason = ShiftReason | 'NO_EMAIL';
export interface Refused extends Omit<ShiftRefusal, 'reason'> {
  reason: Reason;
}

/** In this order they are shown: first what nothing helps against here, then what can be mended. */
const order: readonly Reason[] = [
  'COMPANY',
  'BLACKLISTED',
  'VIP',
  'OTHER',
  'BILL',
  'NO_EMAIL',
  'SAVED_NUMBER',
  'MONTH',
  'TERM',
];

/** Each reason once, in their order; of the one a month, when it is possible again. */
export function toShown(refusals: readonly Refused[], now: number): Refused[] {
  const next = toNextMonth(now);
  return order.flatMap((reason) => {
    const found = refusals.find((one) => one.reason === reason);
    if (!found) return [];
    return reason === 'MONTH' ? { ...found, until: found.until ?? next } : found;
  });
}

/** A contract for a term keeps only from smaller plans. */
export const isBlocking = ({ reason }: Pick<Refused, 'reason'>): boolean => reason !== 'TERM';

/** What of a plan is compared, and kept. */
export type Plan = Omit<ShiftPlan, 'id'> & { id: string };

/** What a change holds that is somebody's: it is stored sealed. */
export interface PersonalPart {
  /** What the address of the result page holds. */
  token: string;
  email: string;
  from: Plan;
  to: Plan;
  reason: string | null;
  comment: string;
  provedBy: 'DAN' | 'PASSPORT';
  consent: string;
}

export const shiftStates = ['SENDING', 'DONE', 'REFUSED', 'FAILED'] as const;
export type ShiftStateName = (typeof shiftStates)[number];
