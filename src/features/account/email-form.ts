import * as v from 'valibot';
import { comebackPaths, readComeback } from '#domain/comebacks.ts';
import { brand } from '#domain/brand.ts';
import { form } from '#forms/form.ts';
import { atField, goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { takeFreshCode } from '#identity/fresh-code/fresh-code.ts';
import type { Challenge } from '#identity/tan/tan.ts';
import { bindSpend } from '#identity/fresh-code/store.ts';
import { refuseAfterSimChange } from '#identity/sim-change/sim-change.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { type TanStep, takeTanStep } from '#identity/tan-step/tan-step.ts';
import { toast } from '#request/toast.ts';
import { readWholeEmail, setEmail } from '#services/subscriber.ts';
import { findEmailChange, toEmailHref } from './email.ts';
import { noteChange } from './email-store.ts';
import { emailMs } from './model.ts';
import { accountMessageTopic } from './topic.ts';
import { type CustomerCaller, customerAt } from '#identity/customer-at.ts';

const missing = 'account.email.missing';

const address = v.pipe(
  v.string(missing),
  v.trim(),
  v.minLength(1, missing),
  v.maxLength(254, 'field.email'),
  v.email('field.email'),
  v.check((typed) => !/nomail@nomail/i.test(typed), 'field.email'),
);

const input = v.variant(
  'step',
  [
    ...tanStepInput.options,
    /** The new address, which gets a code. */
    v.strictObject({ step: v.literal('address'), email: address }),
    /** Both are confirmed, and the service has not taken it yet. */
    v.strictObject({ step: v.literal('save') }),
  ],
  'error.generic',
);

/** Registers an address that has been confirmed; the same again is one change for the service, the log and the message. */
async function save(
  { id, address: email }: Pick<Challenge, 'id' | 'address'>,
  { request, customer: { visitorId, isdn } }: CustomerCaller,
): Promise<GoTo | Refusal> {
  const before = await readWholeEmail(isdn);
  const outcome = await setEmail(`email-change ${id}`, { isdn, email });
  if (!outcome.ok) return { ...refuse('account.email.failed', 'save'), status: 503 };
  if (outcome.value === null) {
    return refuse('account.email.lacking', 'save', { phone: brand.callCentre });
  }
  const now = Date.now();
  const spent = bindSpend({ visitorId, isdn, purpose: 'email-change' }, now);
  // The same again has been changed already.
  const oldEmail = before === email ? '' : before;
  const noted = { id, isdn, language: request.locale, oldEmail };
  await noteChange(noted, { now, spent, to: accountMessageTopic });
  const back = readComeback(request.page.query);
  return goTo(back ? comebackPaths[back] : '/account/email', {
    toast: toast('success', 'account.email.changed'),
  });
}

const toStep = (email: string): TanStep => ({
  purpose: 'new-email',
  stay: toEmailHref(),
  subject: { channel: 'email', address: email },
});

/** The forms of the page that changes the registered address: a code to the number, then one to the new address. */
export const emailForm = form(
  {
    name: 'account.email',
    input,
    who: customerAt(toEmailHref),
    keep: ['email'],
    failure: 'account.email.failed',
  },
  async (given, caller): Promise<GoTo | Refusal> => {
    const guarded = await refuseAfterSimChange(caller.customer.isdn, { purpose: 'emailChange' });
    if (guarded) return guarded;
    const page = toEmailHref();
    const change = await findEmailChange(caller.customer);
    if (given.step === 'address' || given.step === 'save') {
      if (change.at === 'number') return refuse('account.email.late', 'again');
      if (given.step === 'address') {
        const answer = await takeTanStep({ step: 'again' }, toStep(given.email));
        return 'accepted' in answer ? goTo(page) : atField(answer, 'email');
      }
      return change.at === 'save' ? save(change.challenge, caller) : goTo(page);
    }
    if (change.at === 'number') {
      const asked = { purpose: 'email-change', stay: page, lifeMs: emailMs } as const;
      return (await takeFreshCode(given, caller.customer, asked)) ?? goTo(page);
    }
    if (change.at !== 'code') return goTo(page);
    const { challenge } = change;
    const answer = await takeTanStep(given, toStep(challenge.address));
    // Where the service does not take it now, the page offers to press once more: the code is used.
    return 'accepted' in answer ? save(challenge, caller) : answer;
  },
);
