import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const noWho: MessageKey = 'staff.fault.who';
const noReason: MessageKey = 'staff.fault.reason';
const wrongNumber: MessageKey = 'receipt.desk.wrongNumber';

const common = {
  receipt: v.pipe(v.string(invalid), v.uuid(invalid)),
  who: requiredText(80, noWho),
  reason: requiredText(300, noReason),
  /** Of a receipt that somebody has registered by hand; people type it in groups. */
  number: v.optional(
    v.pipe(
      v.string(wrongNumber),
      v.transform((typed) => typed.replaceAll(/\s/g, '')),
      v.regex(/^(\d{33})?$/, wrongNumber),
    ),
    '',
  ),
};

/** What staff do about a receipt, each time with a name and a reason, which are logged. */
export const deskSchema = v.variant(
  'intent',
  [
    v.strictObject({ intent: v.literal('resend'), ...common }, invalid),
    v.strictObject({ intent: v.literal('done'), ...common }, invalid),
  ],
  invalid,
);
