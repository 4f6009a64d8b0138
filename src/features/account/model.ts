import type { Allowance, Subscriber, SubscriberBill } from '#contracts/mobile/subscriber.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { PagePath } from '#routes.ts';

/** How long it can be asked about that a PUK was shown, or an address changed. */
export const logMs = 2 * 365 * 24 * 60 * 60_000;
/** How long a PUK is shown after the code. */
export const pukMs = 2 * 60_000;
/** How long the code to the number stands, within which the new address is confirmed. */
export const emailMs = 15 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** How many days from today, in Ulaanbaatar, a date is away; negative once it is over. */
export function countDays(date: string, now = Date.now()): number {
  const today = toUlaanbaatar(new Date(now)).date;
  return Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
}

/** An allowance that says enough to be shown: how much is left, or that it has no end. */
export type ShownAllowance = Allowance & {
  /** Of the total, from 0 to 100; null where no total is known. */
  percent: number | null;
};

function toPercent({ left, total }: Allowance): number | null {
  if (left === null || total === null || total === 0) return null;
  return Math.min(100, Math.round((left / total) * 100));
}

/** What is left, the most wanted first. What says nothing, and what has ended, is left out. */
export function toShownAllowances(left: readonly Allowance[], now = Date.now()): ShownAllowance[] {
  const order: readonly Allowance['kind'][] = ['DATA', 'MINUTES', 'MESSAGES', 'OTHER'];
  return left
    .filter((one) => one.isUnlimited || one.left !== null)
    .filter(({ kind, nameMn }) => kind !== 'OTHER' || nameMn !== '')
    .filter(({ until }) => until === null || countDays(until, now) >= 0)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((one) => ({ ...one, percent: one.isUnlimited ? 100 : toPercent(one) }));
}

/** Whether a service has said anything of a number that a page can show. */
export const saysSomething = ({ plan, left, balance, contractEndsOn, email }: Subscriber) =>
  Boolean(plan) || left.length > 0 || balance !== null || contractEndsOn !== null || email !== null;

export type BillState = 'paid' | 'part' | 'due' | 'unknown';

/** What a month's bill has come to; `unknown` where the service does not say what is due. */
export function toBillState({ amount, due, paidOn }: SubscriberBill): BillState {
  if (due === 0 || paidOn !== null) return 'paid';
  if (due === null) return 'unknown';
  return due < amount ? 'part' : 'due';
}

/** The bills of a year, the newest first, and each month once. */
export function toShownBills(bills: readonly SubscriberBill[]): SubscriberBill[] {
  const newest = bills.toSorted((a, b) => b.month.localeCompare(a.month));
  return newest.filter(({ month }, i) => month !== newest[i - 1]?.month).slice(0, 12);
}

/** Flows that one can go on with, by the kind of their drafts. A test holds it equal to the flows of the site. */
export const draftKinds: Readonly<Record<string, { title: MessageKey; path: PagePath }>> = {
  homeInternet: { title: 'homeInternet.title', path: '/home-internet' },
  stars: { title: 'stars.title', path: '/stars' },
  tradeIn: { title: 'tradeIn.title', path: '/trade-in' },
  newNumber: { title: 'flow.newNumber.title', path: '/newnumberv2' },
  touristSim: { title: 'flow.touristSim.title', path: '/tourist-sim' },
  simRecovery: { title: 'flow.simRecovery.title', path: '/simRecovery' },
  packageShift: { title: 'flow.packageShift.title', path: '/packageshift' },
  leasing: { title: 'flow.leasing.title', path: '/leasing/assessment' },
  checkout: { title: 'checkout.title', path: '/checkout' },
  bill: { title: 'pay.bill.title', path: '/pay/bill' },
  units: { title: 'pay.units.title', path: '/pay/units' },
  data: { title: 'pay.data.title', path: '/pay/data' },
  wifi: { title: 'pay.wifi.title', path: '/pay/wifi' },
};

/** Where the next page of payments begins: after the one of this time and id. */
export function readPlace(text: string | null): { at: number; id: string } | null {
  const [, at, id] = /^(\d{13})-([\w-]{8,64})$/.exec(text ?? '') ?? [];
  return at && id ? { at: Number(at), id } : null;
}
