import * as v from 'valibot';
import { visitSlots } from '#domain/visit-days.ts';
import {
  choice,
  contactPhone,
  optionalEmail,
  optionalText,
  requiredText,
} from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const chooseDate: MessageKey = 'homeInternet.fault.date';
const chooseSlot: MessageKey = 'homeInternet.fault.slot';
const invalid: MessageKey = 'error.generic';

const id = (message: MessageKey) => v.pipe(choice(message), v.regex(/^[\w-]{1,64}$/, message));

export const addressForm = v.strictObject(
  {
    cityId: id('homeInternet.fault.city'),
    districtId: id('homeInternet.fault.district'),
    khorooId: id('homeInternet.fault.khoroo'),
    building: requiredText(120, 'homeInternet.fault.building'),
    apartment: optionalText(40),
  },
  invalid,
);

export const packageForm = v.strictObject({ packageId: id('homeInternet.fault.package') }, invalid);

export const visitForm = v.strictObject(
  {
    date: v.pipe(choice(chooseDate), v.isoDate(chooseDate)),
    slot: v.pipe(choice(chooseSlot), v.picklist(visitSlots, chooseSlot)),
  },
  invalid,
);

export const contactForm = v.strictObject(
  { name: requiredText(80, 'field.name'), phone: contactPhone, email: optionalEmail },
  invalid,
);

export const confirmForm = v.strictObject(agreementFields, invalid);
