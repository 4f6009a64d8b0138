import * as v from 'valibot';
import type { Bill, BillAccount } from '#contracts/mobile/bill.ts';
import { brand } from '#domain/brand.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { maskName } from '#domain/mask-name.ts';
import type { StepCaller } from '#flow/step.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { toAsker } from '#fraud/asker.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { sleep } from '#lib/sleep.ts';
import { readAccount } from '#purchase/account.ts';
import { beginTry, forgetTry } from '#purchase/bill-tries.ts';
import { findBill } from '#services/purchases.ts';
import { readTyped } from './read-number.ts';

/** How long a look-up takes at least, so that what is there and what is not are answered after the same time. */
export const lookUpMs = 600;

/** What is kept of a bill, and shown: never the name, and never the contract. */
export const shownBill = v.object({
  name: v.string(),
  month: v.string(),
  amount: v.number(),
  due: v.number(),
  dueDate: v.nullable(v.string()),
  /** What was shown before, where it is another amount by now. */
  before: v.nullable(v.number()),
});
export type ShownBill = v.InferOutput<typeof shownBill>;

export const billAnswer = v.object({
  account: v.object({ by: v.picklist(['number', 'contract']), value: v.string() }),
  bill: v.nullable(shownBill),
});
type BillAnswer = v.InferOutput<typeof billAnswer>;

/** The 20th of the month after, where the service does not say. */
function toDueDate({ month, dueDate }: Bill): string {
  if (dueDate !== null) return dueDate;
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of, 20)).toISOString().slice(0, 10);
}

export const toShownBill = (bill: Bill, before: number | null = null): ShownBill => ({
  name: maskName(bill.name),
  month: bill.month,
  amount: bill.amount,
  due: bill.due,
  dueDate: toDueDate(bill),
  before,
});

/** After the last day on which it may be paid, in Ulaanbaatar. */
export const isOverdue = ({ due, dueDate }: ShownBill, now = Date.now()): boolean =>
  due > 0 && dueDate !== null && toUlaanbaatar(new Date(now)).date > dueDate;

const lacking = () => refuse('pay.fault.lacking', 'number', { phone: brand.callCentre });
const failed = (): Refusal => ({ ...refuse('pay.fault.lookUp', 'number'), status: 503 });
const tooMany = (): Refusal => ({
  ...refuse('pay.fault.tooMany', 'number', { phone: brand.callCentre }),
  status: 429,
});

interface Asked {
  account: BillAccount;
  /** At a kiosk; null where none are asked for. */
  digits: string | null;
  /** Signed in with this very number. */
  isOwn: boolean;
}

async function ask({ account, digits, isOwn }: Asked, caller: StepCaller) {
  const visitorId = isOwn ? '' : await ensureVisitorId();
  const tried = isOwn
    ? ''
    : await beginTry(toAsker(caller.request, { visitorId, isdn: caller.isdn }), account, {
        isDigits: digits !== null,
      });
  if (tried === null) return tooMany();
  const found = await findBill(account);
  if (found.state === 'lacking' || found.state === 'failed') {
    await forgetTry(tried);
    return found.state === 'lacking' ? lacking() : failed();
  }
  const bill = found.state === 'found' ? found.bill : null;
  // Wrong digits are as good as no such number.
  const isShown = digits === null || bill?.contractEnd === digits;
  return answer({ account, bill: bill && isShown ? toShownBill(bill) : null });
}

/**
 * Looks up a bill for whoever asks: at most the month, what is due, and a masked name. What is not there is answered as
 * what is, after the same time; only the next page tells.
 */
export async function lookUp(
  input: { to: string; number: string; end: string },
  caller: StepCaller,
): Promise<Answered<BillAnswer> | Refusal> {
  const read = await readTyped(input, caller.isdn);
  if (!read) return refuse('pay.fault.chosen', 'to');
  const known = readAccount(read.typed);
  if (!known.ok) return refuse(known.fault, 'number');
  const { account } = known;
  const isOwn = caller.isdn !== null && account.value === caller.isdn;
  const isAsked = caller.request.mode === 'kiosk' && !isOwn && account.by === 'number';
  if (isAsked && input.end === '') return refuse('pay.fault.digits', 'end');
  const digits = isAsked ? input.end : null;
  const [outcome] = await Promise.all([
    ask({ account, digits, isOwn }, caller),
    isOwn ? null : sleep(lookUpMs),
  ]);
  return outcome;
}
