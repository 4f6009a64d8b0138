import * as v from 'valibot';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { ownPrefixes, toPhoneDigits } from '#domain/phone-number.ts';
import { addressFields } from '#forms/address-fields.ts';
import {
  choice,
  chosenId,
  contactFields,
  optionalText,
  requiredText,
} from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const chooseNumber: MessageKey = 'newNumber.fault.number';
const wrongPassport: MessageKey = 'newNumber.fault.passport';
const wrongExpiry: MessageKey = 'newNumber.fault.expires';

export const numberForm = v.strictObject(
  {
    isdn: v.pipe(
      choice(chooseNumber),
      v.transform(toPhoneDigits),
      v.regex(new RegExp(`^(?:${ownPrefixes.join('|')})\\d{6}$`), chooseNumber),
    ),
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

/** As it is printed, in Latin letters. */
const printedName = (message: MessageKey) =>
  v.pipe(requiredText(60, message), v.regex(/^[\p{L}][\p{L}' .-]*$/u, message));

export const passportForm = v.strictObject(
  {
    lastName: printedName('newNumber.fault.lastName'),
    firstName: printedName('newNumber.fault.firstName'),
    passport: v.pipe(
      requiredText(20, wrongPassport),
      v.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
      v.regex(/^[A-Z\d]{6,12}$/, wrongPassport),
    ),
    country: requiredText(60, 'newNumber.fault.country'),
    expires: v.pipe(
      requiredText(10, wrongExpiry),
      v.isoDate(wrongExpiry),
      v.check((date) => date > toUlaanbaatar(new Date()).date, 'newNumber.fault.expired'),
    ),
  },
  invalid,
);

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
