import type { DigitalConsent } from '#contracts/content/pages.ts';
import { type Fault, type Refusal, refuse } from '#forms/outcome.ts';
import { toPurposeField } from '#forms/consent-fields.ts';
import { texts } from '#request/texts.ts';
import { settleRead } from '#lib/outcome.ts';
import { readDigitalConsent } from '#services/content.ts';
import { findAcceptedVersion } from '#services/legal.ts';

/** What a flow stores with its order: to which text, when, and for what. */
export interface GivenConsent {
  version: string;
  purposes: readonly string[];
  at: number;
}

export interface ConsentForm {
  purpose: readonly string[];
  version: string;
}

/** The purposes of the present text that a flow needs: all that are required, and those that it names. */
export const listPurposes = ({ purposes }: DigitalConsent, named: readonly string[] = []) =>
  purposes.filter(({ id, required }) => required || named.includes(id));

/**
 * Only purposes of the text in force are accepted, and only with all required ones among them. A text that changed
 * since the form was rendered has to be read anew; of one that had not come yet, everything is missing.
 */
export async function takeConsent(
  { purpose, version }: ConsentForm,
  now: number,
): Promise<GivenConsent | Refusal> {
  const text = await settleRead(await readDigitalConsent());
  if (!text.ok) return refuse('request.failed');
  const changed = refuse('flow.consentChanged', 'purpose');
  const isUnseen = version === '';
  if (text.value.version !== version && !isUnseen) return changed;
  const { purposes } = text.value;
  const { own } = texts();
  const [missing, ...others] = purposes
    .filter(({ id, required }) => required && !purpose.includes(id))
    .map((one): Fault => {
      const values = { purpose: own(one, 'text') };
      return { message: 'consent.needRequired', field: toPurposeField(one.id), values };
    });
  if (missing) return { ok: false, faults: [missing, ...others] };
  if (isUnseen) return changed;
  const given = purposes.filter(({ id }) => purpose.includes(id)).map(({ id }) => id);
  return { version, purposes: given, at: now };
}

/** The consent, and the terms of service that were accepted with an order. */
export interface GivenAgreement extends GivenConsent {
  terms: string;
}

/** As `takeConsent`, for the last step of a flow: the terms are accepted by a box that nobody has ticked before. */
export async function takeAgreement(
  { terms, termsVersion, ...consent }: ConsentForm & { terms: string; termsVersion: string },
  now: number,
): Promise<GivenAgreement | Refusal> {
  const given = await takeConsent(consent, now);
  const missing: Fault = { message: 'flow.fault.terms', field: 'terms' };
  const isAccepted = terms === 'yes';
  if ('ok' in given) return isAccepted ? given : { ok: false, faults: [...given.faults, missing] };
  return isAccepted
    ? { ...given, terms: await findAcceptedVersion('terms', termsVersion) }
    : { ok: false, faults: [missing] };
}
