import * as v from 'valibot';
import { foldRegisterNumber } from '#domain/register-number.ts';
import { addressFields } from '#forms/address-fields.ts';
import { deliverySlots } from '#domain/delivery-slots.ts';
import { choice, contactFields, optionalText, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import { buyerFields } from '#forms/buyer-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { providers } from './model.ts';

const invalid: MessageKey = 'error.generic';
const chooseSlot: MessageKey = 'checkout.fault.slot';

/** The button of the cart; `line` instead of the cart, where only some of it can be had, `lease` an offer of an assessment. */
export const cartForm = v.strictObject(
  {
    line: v.optional(
      v.union([
        v.pipe(
          v.string(invalid),
          v.transform((one) => [one]),
        ),
        v.pipe(v.array(v.string(invalid)), v.maxLength(50, invalid)),
      ]),
      [],
    ),
    lease: v.optional(
      v.pipe(v.string(invalid), v.regex(/^[\w-]{43} \d{1,2} \d{1,2}$/, invalid)),
      undefined,
    ),
  },
  invalid,
);

export const contactForm = v.strictObject(contactFields, invalid);

export const deliveryForm = v.strictObject(
  {
    deliveryType: v.pipe(
      choice('checkout.fault.delivery'),
      v.picklist(['DELIVERY', 'PICKUP'], 'checkout.fault.delivery'),
    ),
  },
  invalid,
);

/** Letters of the state's register: a name in Latin letters can not be compared with it. */
const name = (message: MessageKey, cyrillic: MessageKey) =>
  v.pipe(requiredText(60, message), v.regex(/^[А-ЯЁӨҮа-яёөү][А-ЯЁӨҮа-яёөү .-]*$/, cyrillic));
/** As it is printed in a passport. */
const printedName = (message: MessageKey) =>
  v.pipe(requiredText(60, message), v.regex(/^\p{L}[\p{L} .'’-]*$/u, 'checkout.fault.printed'));

const isCyrillic = (text: string) => !/[A-Z]/.test(text);

/** Also a date that can not be: whoever brings it compares the number with the card. */
const registerNumber = v.pipe(
  requiredText(40, 'checkout.fault.register'),
  v.transform(foldRegisterNumber),
  v.check(isCyrillic, 'checkout.fault.registerCyrillic'),
  v.regex(/^(?:[А-ЯЁӨҮ]{2}\d{8}|\d{7})$/, 'register.wrong'),
);
const passport = v.pipe(
  requiredText(40, 'checkout.fault.passport'),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^[A-Z\d]{6,12}$/, 'checkout.fault.passport'),
);
/** What belongs to the other document is not kept. */
const unused = v.optional(
  v.pipe(
    v.string(invalid),
    v.transform(() => ''),
  ),
  '',
);
const identity = v.optional(v.picklist(['REGISTER', 'PASSPORT'], invalid), 'REGISTER');

/** In the order of the page, so that the summary of its faults reads in that order. */
const beforeNames = { ...addressFields, note: optionalText(300), identity };
const byRegister = v.strictObject(
  {
    ...beforeNames,
    lastName: name('checkout.fault.lastName', 'checkout.fault.lastNameCyrillic'),
    firstName: name('checkout.fault.firstName', 'checkout.fault.firstNameCyrillic'),
    registerNumber,
    passport: unused,
  },
  invalid,
);
const byPassport = v.strictObject(
  {
    ...beforeNames,
    lastName: printedName('checkout.fault.lastName'),
    firstName: printedName('checkout.fault.firstName'),
    passport,
    registerNumber: unused,
  },
  invalid,
);
const isByPassport = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && Reflect.get(sent, 'identity') === 'PASSPORT';

/** To whom it is brought: a register number says who that is, or a passport, since not everybody has the first. */
export const addressForm = {
  ...v.lazy((sent) => (isByPassport(sent) ? byPassport : byRegister)),
  entries: byRegister.entries,
};

/** A day and a slot: `2026-11-24 10:00-14:00`. */
export const timeForm = v.strictObject(
  {
    slot: v.pipe(
      choice(chooseSlot),
      v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d$/, chooseSlot),
      v.transform((chosen) => ({ date: chosen.slice(0, 10), slot: chosen.slice(11) })),
      v.object({ date: v.string(), slot: v.picklist(deliverySlots, chooseSlot) }),
    ),
  },
  invalid,
);

/** Capitals, without the spaces that people copy along. */
const code = v.pipe(
  optionalText(32),
  v.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
  v.regex(/^[\p{L}\p{N}_-]*$/u, 'checkout.fault.code'),
);

export const receiptForm = v.strictObject({ ...buyerFields, code }, invalid);

export const payForm = v.strictObject(
  {
    ...agreementFields,
    provider: v.pipe(
      choice('checkout.fault.provider'),
      v.picklist(providers, 'checkout.fault.provider'),
    ),
    /** What the page has shown. */
    total: v.pipe(v.string(invalid), v.regex(/^\d{1,12}$/, invalid), v.transform(Number)),
  },
  invalid,
);
