import * as v from 'valibot';
import { passportNumber, readMachineLine } from '#domain/passport.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { optionalText, requiredText } from './common-fields.ts';

const wrongPassport: MessageKey = 'passport.fault.number';
const wrongExpiry: MessageKey = 'passport.fault.expires';
const wrongLine: MessageKey = 'passport.fault.line';
const otherLine: MessageKey = 'passport.fault.otherLine';

/** As it is printed, in Latin letters. */
const printedName = (message: MessageKey) =>
  v.pipe(requiredText(60, message), v.regex(/^[\p{L}][\p{L}' .-]*$/u, message));

/** What a passport says. Its machine-readable line may be typed too: then mistakes in the other fields are found by it. */
export const passportFields = v.strictObject(
  {
    lastName: printedName('passport.fault.lastName'),
    firstName: printedName('passport.fault.firstName'),
    passport: v.pipe(
      requiredText(20, wrongPassport),
      v.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
      v.regex(passportNumber, wrongPassport),
    ),
    country: requiredText(60, 'passport.fault.country'),
    expires: v.pipe(
      requiredText(10, wrongExpiry),
      v.isoDate(wrongExpiry),
      v.check((date) => date > toUlaanbaatar(new Date()).date, 'passport.fault.expired'),
    ),
    machineLine: v.pipe(
      optionalText(120),
      v.check((typed) => typed === '' || readMachineLine(typed) !== null, wrongLine),
    ),
  },
  'error.generic',
);

/** With the machine-readable line compared, where it was typed. */
export const passportForm = v.pipe(
  passportFields,
  v.forward(
    v.partialCheck(
      [['passport'], ['expires'], ['machineLine']],
      ({ passport, expires, machineLine }) => {
        const line = readMachineLine(machineLine);
        return line === null || (line.number === passport && line.expires === expires);
      },
      otherLine,
    ),
    ['machineLine'],
  ),
);

/** Who a passport is of, without its line, which was only to compare. */
export const toPassportHolder = ({
  passport: number,
  country,
  expires,
  lastName,
  firstName,
}: v.InferOutput<typeof passportFields>) => ({
  passport: { number, country, expires },
  lastName,
  firstName,
});
