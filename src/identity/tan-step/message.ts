import { formatMnt } from '#domain/money.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { renderMessage } from '#messages/render-message.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { TanPurpose } from '../tan/purposes.ts';
import type { Subject, TanMessage } from '../tan/tan.ts';

const purposeTexts: Readonly<Record<TanPurpose, MessageKey>> = {
  'sign-in': 'identity.codeFor.signIn',
  'draft-hand-off': 'identity.codeFor.draftHandOff',
  'copy-of-data': 'identity.codeFor.dataCopy',
  'deletion-of-data': 'identity.codeFor.dataDeletion',
  preorder: 'identity.codeFor.preorder',
  puk: 'identity.codeFor.puk',
  stars: 'identity.codeFor.stars',
  'stock-watch': 'identity.codeFor.stockWatch',
  'email-change': 'identity.codeFor.emailChange',
  'new-email': 'identity.codeFor.newEmail',
  'tourist-sim': 'identity.codeFor.touristSim',
  'own-esim': 'identity.codeFor.ownEsim',
  'package-shift': 'identity.codeFor.packageShift',
};

/** What a code is for, in words that fit into a sentence, and what is paid by it: `order your tourist SIM (59,000₮)`. */
function toPurposeText(purpose: TanPurpose, amount?: number): string {
  const words = texts().t(purposeTexts[purpose]);
  return amount === undefined ? words : `${words} (${formatMnt(amount)})`;
}

/**
 * The message with the code, which says what the code is for. By the last line of an SMS the browsers of telephones
 * offer the code on this site only.
 */
export function toTanMessage(purpose: TanPurpose, channel: Subject['channel'], amount?: number) {
  const { origin, locale: language } = requestContext();
  const { host } = new URL(origin);
  return (code: string): TanMessage => {
    const values = { code, purpose: toPurposeText(purpose, amount) };
    const { subject, text } = renderMessage('identity.code', channel, { language, values });
    return { subject, text: channel === 'sms' ? `${text}\n\n@${host} #${code}` : text };
  };
}
