import * as v from 'valibot';
import { visitSlots } from '#domain/visit-days.ts';
import { addressFields } from '#flow/address/form.ts';
import { choice, chosenId, contactFields, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const chooseDate: MessageKey = 'homeInternet.fault.date';
const chooseSlot: MessageKey = 'homeInternet.fault.slot';
const invalid: MessageKey = 'error.generic';

export const addressForm = v.strictObject(addressFields, invalid);

export const packageForm = v.strictObject(
  { packageId: chosenId('homeInternet.fault.package') },
  invalid,
);

export const visitForm = v.strictObject(
  {
    date: v.pipe(choice(chooseDate), v.isoDate(chooseDate)),
    slot: v.pipe(choice(chooseSlot), v.picklist(visitSlots, chooseSlot)),
  },
  invalid,
);

export const contactForm = v.strictObject(
  { name: requiredText(80, 'field.name'), ...contactFields },
  invalid,
);

export const confirmForm = v.strictObject(agreementFields, invalid);
