import * as v from 'valibot';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requiredText } from './common-fields.ts';

const wrongPassport: MessageKey = 'passport.fault.number';
const wrongExpiry: MessageKey = 'passport.fault.expires';

/** As it is printed, in Latin letters. */
const printedName = (message: MessageKey) =>
  v.pipe(requiredText(60, message), v.regex(/^[\p{L}][\p{L}' .-]*$/u, message));

/** Who has no Mongolian ID, by a passport that is still valid in Ulaanbaatar. */
export const passportFields = {
  lastName: printedName('passport.fault.lastName'),
  firstName: printedName('passport.fault.firstName'),
  passport: v.pipe(
    requiredText(20, wrongPassport),
    v.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
    v.regex(/^[A-Z\d]{6,12}$/, wrongPassport),
  ),
  country: requiredText(60, 'passport.fault.country'),
  expires: v.pipe(
    requiredText(10, wrongExpiry),
    v.isoDate(wrongExpiry),
    v.check((date) => date > toUlaanbaatar(new Date()).date, 'passport.fault.expired'),
  ),
} as const;
