import { findCurrentDraft } from '#flow/current-draft.ts';
import { form } from '#forms/form.ts';
import { goTo, type GoTo, type Refusal } from '#forms/outcome.ts';
import { customerAt } from '#identity/customer-at.ts';
import { takeFreshCode } from '#identity/fresh-code/fresh-code.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { packageShift } from './flow.ts';
import type { CheckedNumber } from './frozen.ts';
import { codeMs, type Plan } from './model.ts';

const page = '/packageshift/code';

/** The forms of the step that sends a code to the registered address: only in a draft that has come as far. */
export const codeForm = form(
  {
    name: 'package-shift.code',
    input: tanStepInput,
    who: customerAt(page),
    failure: 'identity.later',
  },
  async (given, { customer }): Promise<GoTo | Refusal> => {
    const { draft, position } = await findCurrentDraft(packageShift);
    if (!draft || position.next.name !== 'code') return goTo('/packageshift');
    const { number, to } = position.data as { number: CheckedNumber; to: Plan };
    const stop = await takeFreshCode(given, customer, {
      purpose: 'package-shift',
      stay: page,
      lifeMs: codeMs,
      subject: { channel: 'email', address: number.email },
      amount: to.fee,
    });
    return stop ?? goTo('/packageshift/confirm');
  },
);
