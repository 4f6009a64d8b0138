import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';

export type IdentityMessage = Extract<MessageKey, `identity.${string}`>;

const codeFault: IdentityMessage = 'identity.fault.code';
const numberFault: IdentityMessage = 'identity.fault.incomplete';

/** The three forms of the sign-in page; unknown fields are refused. */
export const signInForm = v.variant('step', [
  v.strictObject({
    step: v.literal('number'),
    isdn: v.string(numberFault),
  }),
  v.strictObject({
    step: v.literal('code'),
    code: v.pipe(
      v.string(codeFault),
      v.transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '')),
      v.regex(/^\d{6}$/, codeFault),
    ),
  }),
  v.strictObject({ step: v.literal('again') }),
]);
