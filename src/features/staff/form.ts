import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const noSecret: MessageKey = 'staff.fault.secret';
const noName: MessageKey = 'staff.fault.who';
const noReason: MessageKey = 'staff.fault.reason';

const text = (message: MessageKey, maxLength: number) =>
  v.pipe(requiredText(maxLength, message), v.minLength(2, message));

/** One schema for each form of the page; the hidden field `intent` says which. */
export const staffSchema = v.variant(
  'intent',
  [
    v.strictObject(
      { intent: v.literal('sign-in'), secret: v.pipe(v.string(noSecret), v.trim()) },
      invalid,
    ),
    v.strictObject({ intent: v.literal('sign-out') }, invalid),
    v.strictObject(
      {
        intent: v.literal('resend'),
        message: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{32}$/, invalid)),
        who: text(noName, 80),
        reason: text(noReason, 300),
      },
      invalid,
    ),
  ],
  invalid,
);
