'use server';

import { type ActionResult, action } from '#forms/action.ts';
import { ensureSessionId } from '#identity/session.ts';
import { readDigitalConsent } from '#services/content.ts';
import { settleRead } from '#lib/outcome.ts';
import { type ConsentMessage, consentForm } from './form.ts';
import { putConsent } from './store.ts';

/** Only purposes of the version in force are stored, and only with all required ones among them. */
export const saveConsent = action(
  { input: consentForm, keep: ['purpose'] },
  async ({ version, purpose }): Promise<ActionResult<ConsentMessage, { chosen: string[] }>> => {
    const text = await settleRead(await readDigitalConsent());
    if (!text.ok || text.value.version !== version) return { ok: false, message: 'error.generic' };
    const { purposes } = text.value;
    const missing = purposes.find(({ id, required }) => required && !purpose.includes(id));
    if (missing) return { ok: false, message: 'consent.needRequired', field: missing.id };
    const chosen = purposes.filter(({ id }) => purpose.includes(id)).map(({ id }) => id);
    await putConsent(await ensureSessionId(), version, { purposes: chosen, at: Date.now() });
    return { ok: true, value: { chosen } };
  },
);
