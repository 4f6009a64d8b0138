import * as v from 'valibot';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { signOut } from '#identity/session.ts';
import { log } from '#lib/log.ts';
import { toast } from '#request/toast.ts';
import { endVisit, onlyHere } from './end-visit.ts';

/**
 * Signs out in this browser or everywhere; at a kiosk this ends the visit.
 * The cookies of this browser expire in any case. A failure is told only where other sessions may still be valid.
 */
export const signOutForm = form(
  {
    name: 'sign-out',
    input: v.object({
      scope: v.fallback(v.picklist(['here', 'everywhere'], 'error.generic'), 'here'),
    }),
  },
  async ({ scope }, { request }) => {
    if (request.mode === 'kiosk') return endVisit(scope);
    try {
      await signOut(scope);
    } catch (error) {
      log.error('sign-out', { cause: error });
      if (scope === 'everywhere') return goTo('/', { toast: onlyHere });
    }
    const said = scope === 'here' ? 'identity.signedOut' : 'identity.signedOutEverywhere';
    return goTo('/', { toast: toast('success', said) });
  },
);

/** Ends a visit at a kiosk. */
export const startOverForm = form({ name: 'start-over', input: v.object({}) }, async () =>
  endVisit('here'),
);
