import * as v from 'valibot';
import { foldRegisterNumber } from '#domain/register-number.ts';
import { ownPrefixes, toPhoneDigits } from '#domain/phone-number.ts';
import { readSimNumber } from '#domain/sim-number.ts';
import { addressFields } from '#forms/address-fields.ts';
import { choice, contactFields, optionalText, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const wrongSim: MessageKey = 'simRecovery.fault.simNumber';

export const numberForm = v.strictObject(
  {
    isdn: v.pipe(
      requiredText(20, 'simRecovery.fault.number'),
      v.transform(toPhoneDigits),
      v.regex(new RegExp(`^(?:${ownPrefixes.join('|')})\\d{6}$`), 'simRecovery.fault.number'),
    ),
    registerNumber: v.pipe(
      requiredText(40, 'register.wrong'),
      v.transform(foldRegisterNumber),
      v.regex(/^(?:[А-ЯЁӨҮ]{2}\d{8}|\d{7})$/, 'register.wrong'),
    ),
  },
  invalid,
);

export const danForm = v.strictObject({}, invalid);

export const reasonForm = v.strictObject(
  {
    reason: v.pipe(
      choice('simRecovery.fault.reason'),
      v.picklist(['LOST', 'DAMAGED', 'UPGRADE'], 'simRecovery.fault.reason'),
    ),
  },
  invalid,
);

export const simForm = v.strictObject(
  {
    way: v.pipe(
      choice('simRecovery.fault.way'),
      v.picklist(['ESIM', 'BLANK', 'CARD'], 'simRecovery.fault.way'),
    ),
    device: optionalText(60),
  },
  invalid,
);

export const cardForm = v.strictObject(
  {
    simNumber: v.pipe(
      requiredText(40, wrongSim),
      v.check((typed) => readSimNumber(typed) !== null, wrongSim),
      v.transform((typed) => readSimNumber(typed) ?? ''),
    ),
  },
  invalid,
);

export const addressForm = v.strictObject(addressFields, invalid);
export const contactForm = v.strictObject(contactFields, invalid);

export const termsForm = v.strictObject(
  { understood: v.optional(v.string(invalid), ''), ...agreementFields },
  invalid,
);
