import * as v from 'valibot';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { toast } from '#request/toast.ts';
import { findCustomer, signIn } from '../session.ts';
import { takeSwitch } from './store.ts';

/**
 * Answers whether to continue as another number. The number was stored when the app's token was verified, so the form
 * says only yes or no.
 */
export const switchForm = form(
  {
    name: 'switch-account',
    input: v.object({ choice: v.fallback(v.string(), '') }),
  },
  async ({ choice }) => {
    const current = await findCustomer();
    const pending = current && (await takeSwitch(current.id));
    // Already answered, or expired.
    if (!pending) return goTo('/', { toast: toast('warning', 'token.failed') });
    if (choice !== 'go') return goTo(pending.returnTo);
    await signIn({ kind: 'webview', isdn: pending.isdn, expiresAt: pending.sessionExpiresAt });
    return goTo(pending.returnTo, { toast: toast('success', 'token.switched') });
  },
);
