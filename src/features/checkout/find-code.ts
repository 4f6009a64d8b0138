import { brand } from '#domain/brand.ts';
import { type Asker, toAsker, toCountedBy } from '#fraud/asker.ts';
import { beginCount, forgetLater } from '#fraud/count-store.ts';
import type { Anyone } from '#forms/form.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { parsePhoneNumber } from '#domain/phone-number.ts';
import type { OrderLine } from '#order/model.ts';
import { findReferral } from '#services/referral.ts';
import { calculate, type Terms } from './calculate.ts';
import type { Amounts } from './model.ts';

export interface CodeOutcome {
  amounts: Amounts;
  /** Lowers the price. */
  promoCode: string;
  /** Names another subscriber, and lowers nothing. */
  referralCode: string;
}

const isPromo = ({ faults }: Refusal) =>
  faults.every(({ message }) => message === 'checkout.fault.promo');

/** Whose code it is; one's own is refused. */
async function takeReferral(
  code: string,
  own: readonly (string | null)[],
): Promise<Refusal | null> {
  const typed = parsePhoneNumber(code);
  if (typed.ok && own.includes(typed.isdn)) return refuse('checkout.fault.ownCode', 'code');
  const found = await findReferral(code);
  if (found.ok) {
    const isOwn = found.value.isdn !== null && own.includes(found.value.isdn);
    return isOwn ? refuse('checkout.fault.ownCode', 'code') : null;
  }
  return found.error.kind === 'not-found'
    ? refuse('checkout.fault.promo', 'code')
    : { ...refuse('checkout.fault.codeLater', 'code'), status: 503 };
}

/** Whether a referral code is that of whoever orders; where nobody can say, the order does not wait for it. */
export async function isOwnReferral(
  code: string,
  own: readonly (string | null)[],
): Promise<boolean> {
  const refused = await takeReferral(code, own);
  return refused?.faults.some(({ message }) => message === 'checkout.fault.ownCode') ?? false;
}

interface CodeParts {
  lines: readonly OrderLine[];
  terms: Terms;
  own: (string | null)[];
}

type Caller = Pick<Asker, 'visitorId' | 'isdn'> & Anyone;

const tooMany = (): Refusal => ({
  ...refuse('checkout.fault.codeTries', 'code', { phone: brand.callCentre }),
  status: 429,
});

/** The same as long as this asker has not tried, or used, more codes than a customer has: whoever guesses learns nothing. */
export async function takeCode(
  code: string,
  parts: CodeParts,
  caller: Caller,
): Promise<Answered<CodeOutcome> | Refusal> {
  if (code === '') return judgeCode(code, parts);
  const asker = toAsker(caller.request, caller);
  // Both are counted before it is known which one it is, in one statement; the other one is forgotten.
  const tried = await beginCount({
    ...toCountedBy('wrongCode', asker),
    ...toCountedBy('codeUse', asker),
  });
  if (tried === null) return tooMany();
  const judged = await judgeCode(code, parts);
  if (judged.ok) forgetLater(tried, 'wrongCode ');
  else forgetLater(tried, isPromo(judged) ? 'codeUse ' : '');
  return judged;
}

/**
 * One field with two outcomes: a promo code, which commerce knows, or else a referral code. `own` are the numbers of whoever
 * orders.
 */
async function judgeCode(
  code: string,
  { lines, terms, own }: CodeParts,
): Promise<Answered<CodeOutcome> | Refusal> {
  if (code !== '') {
    const promo = await calculate(lines, { ...terms, promoCode: code }, { PROMO_UNKNOWN: 'code' });
    if (promo.ok) return answer({ amounts: promo.value, promoCode: code, referralCode: '' });
    if (!isPromo(promo)) return promo;
    const refused = await takeReferral(code, own);
    if (refused) return refused;
  }
  const plain = await calculate(lines, terms);
  if (!plain.ok) return plain;
  return answer({ amounts: plain.value, promoCode: '', referralCode: code });
}
