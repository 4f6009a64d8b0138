import * as v from 'valibot';
import { contactPhone, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import { payForm } from '#forms/pay-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';

/** What somebody does on the page of a pre-order, beside typing a code and paying. */
export const stepOptions = [
  v.strictObject({ step: v.literal('phone'), phone: contactPhone }, invalid),
  v.strictObject({ step: v.literal('line') }, invalid),
  v.strictObject({ step: v.literal('wait') }, invalid),
  v.strictObject(
    { step: v.literal('cancel'), sure: v.literal('yes', 'preorder.fault.sure') },
    invalid,
  ),
] as const;

export const reserveSchema = v.strictObject(
  { ...payForm.entries, ...agreementFields, step: v.literal('reserve', invalid) },
  invalid,
);

export const deskSchema = v.strictObject(
  {
    /** A place, or all of a product that are confirmed. */
    id: v.optional(v.pipe(v.string(invalid), v.regex(/^[\w-]{0,64}$/, invalid)), ''),
    product: v.optional(v.pipe(v.string(invalid), v.regex(/^[\w-]{0,64}$/, invalid)), ''),
    to: v.picklist(['READY', 'COLLECTED', 'EXPIRED', 'CANCELED'], invalid),
    who: requiredText(80, 'staff.fault.who'),
    reason: requiredText(300, 'staff.fault.reason'),
  },
  invalid,
);
