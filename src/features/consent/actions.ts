'use server';

import { takeConsent } from '#flow/consent/consent.ts';
import { asAction, form } from '#forms/form.ts';
import { answer } from '#forms/outcome.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { consentForm } from './form.ts';
import { putConsent } from './store.ts';

/** Stores what the visitor agrees to, beside any order. */
export const saveConsent = asAction(
  form({ name: 'consent', input: consentForm, keep: ['purpose'] }, async (input) => {
    const given = await takeConsent(input, Date.now());
    if ('ok' in given) return given;
    const { version, ...chosen } = given;
    await putConsent(await ensureVisitorId(), version, chosen);
    return answer({ chosen: chosen.purposes });
  }),
);
