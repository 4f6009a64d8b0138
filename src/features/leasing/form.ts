import * as v from 'valibot';
import { maxLeased } from '#domain/leasing.ts';
import { foldRegisterNumber } from '#domain/register-number.ts';
import { contactPhone, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const wrongPrice: MessageKey = 'leasing.fault.price';
const id = v.optional(v.pipe(v.string(invalid), v.regex(/^[^\s,/?#%]{0,128}$/, invalid)), '');
const whole = (most: number, message: MessageKey) =>
  v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.maxValue(most, message),
  );

/** The button of the calculator: the price counts only where there is no product, whose price the shop knows. */
export const wishForm = v.strictObject(
  {
    product: id,
    variant: id,
    price: v.pipe(whole(maxLeased, wrongPrice), v.minValue(1, wrongPrice)),
    percent: whole(90, 'leasing.fault.terms'),
    months: whole(60, 'leasing.fault.terms'),
  },
  invalid,
);

export const plainForm = v.strictObject({}, invalid);

/** A box that has to be ticked. */
const ticked = (message: MessageKey) =>
  v.pipe(v.optional(v.string(message), ''), v.literal('yes', message));

export const consentForm = v.strictObject(
  {
    ...agreementFields,
    emongolia: ticked('leasing.fault.emongolia'),
    bureaus: ticked('leasing.fault.bureaus'),
  },
  invalid,
);

export const companyInput = v.strictObject(
  {
    registerNumber: v.pipe(
      requiredText(20, 'leasing.fault.company'),
      v.transform(foldRegisterNumber),
      v.regex(/^\d{7}$/, 'leasing.fault.company'),
    ),
    name: requiredText(120, 'leasing.fault.companyName'),
    phone: contactPhone,
  },
  invalid,
);
