import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { toast } from '#request/toast.ts';
import { rememberBrowser } from '../known-browser.ts';
import { signIn } from '../session.ts';
import { tanStepInput } from '../tan-step/form.ts';
import { takeTanStep } from '../tan-step/tan-step.ts';
import { toReturnPath, toSignInHref } from './model.ts';

/** Counted from the moment the code was accepted; it is never extended. */
const phoneLifeMs = 2 * 60 * 60 * 1000;

/** The forms of the sign-in page. The visitor who has confirmed a number is signed in with it. */
export const signInForm = form(
  { name: 'sign-in', input: tanStepInput, keep: ['isdn'], failure: 'identity.later' },
  async (given, { request }) => {
    const next = request.page.query.get('next');
    const answer = await takeTanStep(given, { purpose: 'sign-in', stay: toSignInHref(next) });
    if (!('accepted' in answer)) return answer;
    const { address: isdn } = answer.accepted;
    await signIn({ kind: 'phone', isdn, expiresAt: Date.now() + phoneLifeMs });
    await rememberBrowser(isdn);
    return goTo(toReturnPath(next), { toast: toast('success', 'identity.signedIn') });
  },
);
