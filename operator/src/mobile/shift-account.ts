import type { ShiftRefusal } from '#contracts/mobile/package-shift.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { isAwkwardShift, listCombined } from './awkward-shifts.ts';
import { toAmount, toOwnNumber } from './bill-account.ts';
import { findMobilePlan, type MobilePlan, toFirstPlan } from './mobile-plans.ts';

type Db = OperatorEnv['Bindings']['OPERATOR_DB'];

const LIST = `SELECT plan_id AS planId, month, effective_on AS effectiveOn FROM package_shift
  WHERE isdn = ?1 AND state = 'DONE' ORDER BY effective_on DESC, at DESC LIMIT 2`;

export interface Shifted {
  planId: string;
  month: string;
  effectiveOn: string;
}

const here = (now: Date) => new Date(now.getTime() + 8 * 3_600_000);
export const toDay = (now: Date): string => here(now).toISOString().slice(0, 10);
/** The first day of the month that is so many months on, in Ulaanbaatar. */
export const toFirstDay = (now: Date, months: number): string =>
  new Date(Date.UTC(here(now).getUTCFullYear(), here(now).getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 10);

/** The plan of today, and the one that comes; prepaid numbers have none. */
export interface Plans {
  current: MobilePlan | null;
  next: { plan: MobilePlan; from: string } | null;
  shifted: readonly Shifted[];
  /** Of a plan with a term: until when no smaller one can be had. */
  contractEndsOn: string | null;
}

/** So many months after a change to the plan; of one that a number begins with, within its term. */
function toContractEnd(
  isdn: string,
  { termMonths }: MobilePlan,
  begun: string | undefined,
  now: Date,
): string | null {
  if (termMonths === 0) return null;
  if (begun !== undefined) return toFirstDay(new Date(`${begun}T04:00:00Z`), termMonths);
  const months = 1 + ((Number(isdn.slice(-4)) || 1) % (termMonths - 1));
  return toFirstDay(now, listCombined(isdn).includes('TERM') ? 7 : months);
}

export async function readPlans(db: Db, isdn: string, now: Date): Promise<Plans> {
  if (toOwnNumber({ by: 'number', value: isdn }) === null) {
    return { current: null, next: null, shifted: [], contractEndsOn: null };
  }
  const { results: shifted } = await db.prepare(LIST).bind(isdn).all<Shifted>();
  const today = toDay(now);
  const begun = shifted.find(({ effectiveOn }) => effectiveOn <= today);
  const coming = shifted.find(({ effectiveOn }) => effectiveOn > today);
  const plan = findMobilePlan(coming?.planId);
  const current = findMobilePlan(begun?.planId) ?? toFirstPlan(isdn);
  return {
    current,
    next: plan && coming ? { plan, from: coming.effectiveOn } : null,
    shifted,
    contractEndsOn: toContractEnd(isdn, current, begun?.effectiveOn, now),
  };
}

/** Every reason why a number's plan can not be changed now. A bill that is paid is none any more. */
export function listRefusals(
  isdn: string,
  {
    paid,
    plans: { shifted, contractEndsOn },
    now,
  }: { paid: number; plans: Pick<Plans, 'shifted' | 'contractEndsOn'>; now: Date },
): ShiftRefusal[] {
  const reasons = listCombined(isdn);
  const due = Math.max(0, toAmount(isdn) - paid);
  const hasShifted = shifted.some(({ month }) => month === toDay(now).slice(0, 7));
  const list: ShiftRefusal[] = [];
  const add = (reason: ShiftRefusal['reason'], more: Partial<ShiftRefusal> = {}) =>
    list.push({ reason, amount: null, until: null, ...more });
  if (isAwkwardShift(isdn, 'company')) add('COMPANY');
  if (isAwkwardShift(isdn, 'blacklisted')) add('BLACKLISTED');
  if (reasons.includes('BILL') && due > 0) add('BILL', { amount: due });
  if (reasons.includes('SAVED_NUMBER')) add('SAVED_NUMBER');
  if (reasons.includes('VIP')) add('VIP');
  if (reasons.includes('MONTH') || hasShifted) add('MONTH', { until: toFirstDay(now, 1) });
  if (contractEndsOn !== null && contractEndsOn > toDay(now)) {
    add('TERM', { until: contractEndsOn });
  }
  return list;
}

/** Those that keep from this very plan: a contract for a term only from a smaller one. */
export const listKeeping = (
  refusals: readonly ShiftRefusal[],
  from: MobilePlan,
  to: MobilePlan,
): ShiftRefusal[] => refusals.filter(({ reason }) => reason !== 'TERM' || to.fee < from.fee);
