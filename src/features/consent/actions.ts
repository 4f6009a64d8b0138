'use server';

import { asAction, form } from '#forms/form.ts';
import { answer, type Fault, refuse } from '#forms/outcome.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { readDigitalConsent } from '#services/content.ts';
import { settleRead } from '#lib/outcome.ts';
import { consentForm, toPurposeField } from './form.ts';
import { putConsent } from './store.ts';

/** Only purposes of the version in force are stored, and only with all required ones among them. */
export const saveConsent = asAction(
  form({ name: 'consent', input: consentForm, keep: ['purpose'] }, async ({ version, purpose }) => {
    const text = await settleRead(await readDigitalConsent());
    if (!text.ok || text.value.version !== version) return refuse('error.generic');
    const { purposes } = text.value;
    const [missing, ...others] = purposes
      .filter(({ id, required }) => required && !purpose.includes(id))
      .map(({ id }): Fault => ({ message: 'consent.needRequired', field: toPurposeField(id) }));
    if (missing) return { ok: false, faults: [missing, ...others] };
    const chosen = purposes.filter(({ id }) => purpose.includes(id)).map(({ id }) => id);
    await putConsent(await ensureVisitorId(), version, { purposes: chosen, at: Date.now() });
    return answer({ chosen });
  }),
);
