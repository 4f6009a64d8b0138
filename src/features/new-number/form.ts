import * as v from 'valibot';
import { ownPrefixes, toPhoneDigits } from '#domain/phone-number.ts';
import { addressFields } from '#forms/address-fields.ts';
import { choice, chosenId, contactFields, optionalText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const chooseNumber: MessageKey = 'newNumber.fault.number';

export const numberForm = v.strictObject(
  {
    isdn: v.pipe(
      choice(chooseNumber),
      v.transform(toPhoneDigits),
      v.regex(new RegExp(`^(?:${ownPrefixes.join('|')})\\d{6}$`), chooseNumber),
    ),
    /** The plan that somebody has chosen before the number, on the page about plans. */
    planId: optionalText(64),
  },
  invalid,
);

export const planForm = v.strictObject({ planId: chosenId('newNumber.fault.plan') }, invalid);

export const simForm = v.strictObject(
  {
    sim: v.pipe(choice('newNumber.fault.sim'), v.picklist(['SIM', 'ESIM'], 'newNumber.fault.sim')),
    device: optionalText(60),
  },
  invalid,
);

export const identityForm = v.strictObject(
  {
    by: v.pipe(
      choice('newNumber.fault.identity'),
      v.picklist(['DAN', 'PASSPORT'], 'newNumber.fault.identity'),
    ),
  },
  invalid,
);

export const danForm = v.strictObject({}, invalid);

export const contactForm = v.strictObject(contactFields, invalid);

export const addressForm = v.strictObject(addressFields, invalid);

export const agreementForm = v.strictObject(
  {
    referral: v.pipe(
      optionalText(32),
      v.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
      v.regex(/^[\p{L}\p{N}_-]*$/u, 'newNumber.fault.referral'),
    ),
    ...agreementFields,
  },
  invalid,
);
