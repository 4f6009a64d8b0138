import * as v from 'valibot';
import { visitSlots } from '#domain/visit-days.ts';
import { contactPhone, optionalText, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const chooseAddress: MessageKey = 'homeInternet.fault.address';
const choosePackage: MessageKey = 'homeInternet.fault.package';
const chooseDate: MessageKey = 'homeInternet.fault.date';
const chooseSlot: MessageKey = 'homeInternet.fault.slot';
const invalid: MessageKey = 'error.generic';

const placeId = (message: MessageKey) =>
  v.pipe(v.string(message), v.regex(/^[\w-]{1,64}$/, message));

export const addressForm = v.strictObject(
  {
    cityId: placeId('homeInternet.fault.city'),
    districtId: placeId('homeInternet.fault.district'),
    khorooId: placeId('homeInternet.fault.khoroo'),
    building: requiredText(120, 'homeInternet.fault.building'),
    apartment: optionalText(40),
  },
  chooseAddress,
);

export const packageForm = v.strictObject(
  { packageId: v.pipe(v.string(choosePackage), v.regex(/^[\w-]{1,64}$/, choosePackage)) },
  choosePackage,
);

export const visitForm = v.strictObject(
  {
    date: v.pipe(v.string(chooseDate), v.isoDate(chooseDate)),
    slot: v.picklist(visitSlots, chooseSlot),
  },
  chooseDate,
);

export const contactForm = v.strictObject(
  { name: requiredText(80, 'field.name'), phone: contactPhone },
  invalid,
);

export const confirmForm = v.strictObject(agreementFields, invalid);
