import * as v from 'valibot';

/** The field that Cloudflare's widget adds to the form it stands in. */
export const challengeField = 'cf-turnstile-response';

const codeFault = 'identity.fault.code';
const numberFault = 'identity.fault.incomplete';

const challenge = {
  [challengeField]: v.optional(v.string('error.generic')),
  /** Pressed where the challenge can not be shown. */
  plain: v.optional(v.literal('1', 'error.generic')),
};

/** The forms of a step that confirms a number or an e-mail address; unknown fields are refused. */
export const tanStepInput = v.variant(
  'step',
  [
    v.strictObject({ step: v.literal('number'), isdn: v.string(numberFault), ...challenge }),
    v.strictObject({
      step: v.literal('code'),
      code: v.pipe(
        v.string(codeFault),
        v.transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '')),
        v.regex(/^\d{6}$/, codeFault),
      ),
    }),
    v.strictObject({ step: v.literal('again'), ...challenge }),
    /** The customer wants to send an SMS: from the number that was typed, or that of the challenge. */
    v.strictObject({ step: v.literal('inbound'), isdn: v.optional(v.string(numberFault)) }),
    v.strictObject({ step: v.literal('sent') }),
  ],
  'error.generic',
);

export type TanStepInput = v.InferOutput<typeof tanStepInput>;
