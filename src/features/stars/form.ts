import * as v from 'valibot';
import { starsRelations } from '#domain/stars-relations.ts';
import { parsePhoneNumber, toPhoneDigits } from '#domain/phone-number.ts';
import { foldRegisterNumber, parseRegisterNumber, toAge } from '#domain/register-number.ts';
import { buyerFields } from '#forms/buyer-fields.ts';
import { choice, chosenId, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import { provider, total } from '#forms/pay-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const wrongRegister: MessageKey = 'stars.fault.register';
const chooseNumber: MessageKey = 'stars.fault.number';
const wrongOwn: MessageKey = 'stars.fault.own';

/** From this age on somebody has a number of their own. */
export const adultAge = 18;

export const startForm = v.strictObject({}, invalid);
export const danForm = v.strictObject({}, invalid);

/** As in the register: in Cyrillic. */
const cyrillicName = (message: MessageKey) =>
  v.pipe(
    requiredText(60, message),
    v.regex(/^[\p{Script=Cyrillic}][\p{Script=Cyrillic} .-]*$/u, 'stars.fault.cyrillic'),
  );

/** Of a child: a person's, and born less than 18 years ago by today's date in Ulaanbaatar. */
export const childRegister = v.pipe(
  v.string(wrongRegister),
  v.check((typed) => parseRegisterNumber(typed)?.kind !== 'organisation', 'stars.fault.company'),
  v.check((typed) => parseRegisterNumber(typed)?.kind === 'person', wrongRegister),
  v.check((typed) => {
    const parsed = parseRegisterNumber(typed);
    return parsed?.kind !== 'person' || toAge(parsed.birthDate) < adultAge;
  }, 'stars.fault.adult'),
  v.transform(foldRegisterNumber),
);

export const childForm = v.strictObject(
  {
    registerNumber: childRegister,
    lastName: cyrillicName('stars.fault.lastName'),
    firstName: cyrillicName('stars.fault.firstName'),
    relation: v.pipe(
      choice('stars.fault.relation'),
      v.picklist(starsRelations, 'stars.fault.relation'),
    ),
  },
  invalid,
);

export const wayForm = v.strictObject(
  { number: v.pipe(choice(chooseNumber), v.picklist(['NEW', 'OWN'], chooseNumber)) },
  invalid,
);

export const newForm = v.strictObject(
  {
    isdn: v.pipe(
      choice(chooseNumber),
      v.transform(toPhoneDigits),
      v.check((isdn) => parsePhoneNumber(isdn).ok, chooseNumber),
    ),
  },
  invalid,
);

export const ownForm = v.strictObject(
  {
    isdn: v.pipe(
      v.string(wrongOwn),
      v.transform(toPhoneDigits),
      v.check((isdn) => parsePhoneNumber(isdn).ok, wrongOwn),
    ),
  },
  invalid,
);

export const packageForm = v.strictObject(
  {
    packageId: chosenId('stars.fault.package'),
    by: v.pipe(choice('stars.fault.by'), v.picklist(['NOW', 'BILL'], 'stars.fault.by')),
  },
  invalid,
);

export const termsForm = v.strictObject(agreementFields, invalid);

/** What is paid with the next bill has no way to pay, and nobody's receipt. */
export const payForm = v.strictObject(
  {
    ...buyerFields,
    receipt: v.optional(buyerFields.receipt, 'INDIVIDUAL'),
    provider: v.optional(v.union([v.literal(''), provider], 'checkout.fault.provider'), ''),
    total,
  },
  invalid,
);
