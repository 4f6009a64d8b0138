'use server';

import { takeConsent } from '#flow/consent/consent.ts';
import { improvement, putConsent } from '#flow/consent/store.ts';
import { consentTopic } from '#flow/consent/topic.ts';
import { forgetEfforts } from '#flow/effort/own-efforts.ts';
import { asAction, form } from '#forms/form.ts';
import { answer } from '#forms/outcome.ts';
import { ensureVisitorId, findCustomer } from '#identity/session.ts';
import { consentForm } from './form.ts';

/** Stores what the visitor agrees to, beside any order. What was given for a purpose that is withdrawn goes. */
export const saveConsent = asAction(
  form({ name: 'consent', input: consentForm, keep: ['purpose'] }, async (input) => {
    const given = await takeConsent(input, Date.now());
    if ('ok' in given) return given;
    const { version, ...chosen } = given;
    const [visitorId, customer] = [await ensureVisitorId(), await findCustomer()];
    const who = { visitorId, isdn: customer?.isdn ?? null };
    await putConsent(who, version, chosen, consentTopic);
    if (!chosen.purposes.includes(improvement)) await forgetEfforts(visitorId);
    return answer({ chosen: chosen.purposes });
  }),
);
