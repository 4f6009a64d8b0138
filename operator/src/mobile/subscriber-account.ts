import type * as z from 'zod/mini';
import type { allowance, subscriber, subscriberBill } from '#contracts/mobile/subscriber.ts';
import { isAwkwardShift } from './awkward-shifts.ts';
import { toAmount, toBillMonth, toOwnNumber } from './bill-account.ts';
import { type MobilePlan, toFirstPlan } from './mobile-plans.ts';
import type { Plans } from './shift-account.ts';

/** What of a number's answers is out of the ordinary: its calls are not there, late or failing, or say little. */
export const oddities: Readonly<Record<string, 'lacking' | 'slow' | 'failing' | 'little'>> = {
  '99000820': 'lacking',
  '99000821': 'slow',
  '99000822': 'failing',
  '99000823': 'little',
};

/** Numbers of organisations, and one that has no e-mail address registered. */
const companies = new Set(['95000824', '99000824']);
const withoutEmail = '99000825';
/** The owner that the state's register of the seed knows too. */
const knownEmails: Readonly<Record<string, string>> = { '99110011': 'temuulen@example.mn' };

const gigabyte = 1024;

const digitsOf = (isdn: string): number => Number(isdn.slice(-4)) || 1;

/** The date in Ulaanbaatar, so many months on, on its first day. */
function firstOfMonth(now: Date, months: number): string {
  const here = new Date(now.getTime() + 8 * 3_600_000);
  const first = Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + months, 1);
  return new Date(first).toISOString().slice(0, 10);
}

const toDay = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10);

export const firstEmail = (isdn: string): string =>
  isdn === withoutEmail || isAwkwardShift(isdn, 'no e-mail')
    ? 'nomail@nomail.mn'
    : (knownEmails[isdn] ?? `mail${isdn.slice(-4)}@example.mn`);

type Left = z.input<typeof allowance>;

function toLeft(isdn: string, { dataMb, minutes, sms }: MobilePlan): Left[] {
  const digits = digitsOf(isdn);
  const used = (20 + (digits % 70)) / 100;
  const of = (kind: Left['kind'], total: number | null, toUsed: (all: number) => number): Left =>
    total === null
      ? { kind, isUnlimited: true }
      : { kind, left: Math.round(total - toUsed(total)), total };
  return [
    of('DATA', dataMb, (all) => all * used),
    of('MINUTES', minutes, (all) => digits % all),
    of('MESSAGES', sms, () => digits % 60),
  ];
}

type Account = z.input<typeof subscriber>;

/** What a number has: 99 and 95 have a contract, 94 and 85 pay beforehand. */
export function toAccount(
  isdn: string,
  {
    email,
    toppedUp,
    plans,
    now,
  }: { email: string; toppedUp: number; plans: Omit<Plans, 'shifted'>; now: Date },
): Account {
  if (oddities[isdn] === 'little') return { plan: { nameMn: 'Тэнгэр 29', nameEn: 'Tenger 29' } };
  const renewsOn = firstOfMonth(now, 1);
  if (toOwnNumber({ by: 'number', value: isdn }) === null) {
    const spent = digitsOf(isdn) % 9;
    return {
      plan: { nameMn: 'Урьдчилсан төлбөрт', nameEn: 'Prepaid' },
      payment: 'PREPAID',
      balance: 500 + spent * 1350 + toppedUp,
      balanceUntil: toDay(now.getTime() + (20 + spent) * 24 * 3_600_000),
      left: [
        {
          kind: 'DATA',
          nameMn: '7 хоногийн дата',
          nameEn: 'Data for a week',
          left: 180 + spent * 400,
          total: 5 * gigabyte,
          until: toDay(now.getTime() + (1 + (spent % 6)) * 24 * 3_600_000),
        },
      ],
      email,
    };
  }
  const { current, next, contractEndsOn } = plans;
  const plan = current ?? toFirstPlan(isdn);
  return {
    plan: { nameMn: plan.nameMn, nameEn: plan.nameEn, fee: plan.fee },
    nextPlan: next && { nameMn: next.plan.nameMn, nameEn: next.plan.nameEn, from: next.from },
    payment: 'POSTPAID',
    isCompany: companies.has(isdn) || isAwkwardShift(isdn, 'company'),
    left: toLeft(isdn, plan),
    renewsOn,
    contractEndsOn,
    email,
  };
}

/** The bills of a year, the newest first: that of the last month as it is looked up elsewhere, and those before it paid. */
export function toBills(
  isdn: string,
  { paid, now }: { paid: number; now: Date },
): z.input<typeof subscriberBill>[] {
  if (toOwnNumber({ by: 'number', value: isdn }) === null) return [];
  const latest = toAmount(isdn);
  const plan = toFirstPlan(isdn);
  return Array.from({ length: 12 }, (_, ago) => {
    const shown = toBillMonth(new Date(Date.parse(`${firstOfMonth(now, -ago)}T04:00:00Z`)));
    const amount = ago === 0 ? latest : Math.max(0, latest + ((ago * 7) % 5) * 1300 - 2600);
    const due = ago === 0 ? Math.max(0, amount - paid) : 0;
    const fee = Math.min(plan.fee, amount);
    const rest = amount - fee;
    const calls = Math.floor(rest / 3);
    return {
      ...shown,
      amount,
      due,
      paidOn: due === 0 && ago > 0 ? shown.dueDate.replace(/\d\d$/, '12') : null,
      number: `${shown.month.replace('-', '')}-${isdn.slice(-4)}`,
      lines: [
        { nameMn: plan.nameMn, nameEn: plan.nameEn, amount: fee },
        { nameMn: 'Багцаас гадуурх яриа', nameEn: 'Calls beyond the plan', amount: calls },
        { nameMn: 'Нэмэлт дата', nameEn: 'Additional data', amount: rest - calls },
      ].filter((line) => line.amount > 0),
    };
  });
}

/** The same each time one asks; nobody can tell it from the number without this source, which is a play. */
export async function toPuk(isdn: string): Promise<{ puk: string; puk2: string }> {
  const bytes = new TextEncoder().encode(`the PUK of ${isdn}`);
  const [one = 0, two = 0] = new Uint32Array(await crypto.subtle.digest('SHA-256', bytes));
  const write = (number: number) => String(number % 100_000_000).padStart(8, '0');
  return { puk: write(one), puk2: write(two) };
}
