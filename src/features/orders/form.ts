import * as v from 'valibot';
import { contactPhone } from '#forms/common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const wrongCode: MessageKey = 'order.fault.code';

/** People write a code in small letters, with spaces or a hyphen. */
const orderCode = v.pipe(
  v.string(wrongCode),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^[A-Z2-9]{8}$/, wrongCode),
);

export const findSchema = v.strictObject({ code: orderCode, phone: contactPhone }, invalid);

/** What can be done on the page of an order; the button says which. */
export const orderSchema = v.strictObject(
  {
    intent: v.picklist(['cancel', 'show', 'again', 'withdraw'], invalid),
    /** The return that is withdrawn. */
    id: v.optional(v.pipe(v.string(invalid), v.regex(/^(?:[0-9a-f]{64})?$/, invalid)), ''),
    /** Of "buy again", which adds once. */
    op: v.optional(v.pipe(v.string(invalid), v.regex(/^(?:[\w-]{16,64})?$/, invalid)), ''),
  },
  invalid,
);
