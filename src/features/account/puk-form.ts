import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { takeFreshCode } from '#identity/fresh-code/fresh-code.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { bindNote } from './log-store.ts';
import { pukMs } from './model.ts';
import { customerAt } from '#identity/customer-at.ts';

/** The forms of the page of the PUK. An accepted code and its note are one batch: nothing is shown that was not noted. */
export const pukForm = form(
  {
    name: 'account.puk',
    input: tanStepInput,
    who: customerAt('/account/puk'),
    failure: 'identity.later',
  },
  async (given, { request, customer }) => {
    const { isdn } = customer;
    const stop = await takeFreshCode(given, customer, {
      purpose: 'puk',
      stay: '/account/puk',
      lifeMs: pukMs,
      toNote: (at) =>
        bindNote({ id: crypto.randomUUID(), isdn, act: 'puk', language: request.locale, at }),
    });
    return stop ?? goTo('/account/puk');
  },
);
