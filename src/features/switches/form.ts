import * as v from 'valibot';
import { optionalText, requiredText } from '#forms/common-fields.ts';
import { readLocalInput } from '#domain/ulaanbaatar-time.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';
const wrongTime: MessageKey = 'switch.fault.time';

/** A time in Ulaanbaatar, as a browser's field for it sends it, or as it is typed where that is only a line. */
const time = v.pipe(
  optionalText(30),
  v.check((typed) => typed === '' || readLocalInput(typed) !== null, wrongTime),
  v.transform((typed) => (typed === '' ? null : readLocalInput(typed))),
);

/** What staff say of one switch. */
export const switchSchema = v.strictObject(
  {
    id: v.pipe(v.string(invalid), v.maxLength(100, invalid)),
    revision: v.pipe(v.string(invalid), v.regex(/^\d{1,9}$/, invalid), v.transform(Number)),
    state: v.picklist(['on', 'off'], invalid),
    tone: v.optional(v.picklist(['information', 'trouble'], invalid), 'trouble'),
    textMn: optionalText(300),
    textEn: optionalText(300),
    from: time,
    until: time,
    who: requiredText(80, 'staff.fault.who'),
    reason: requiredText(300, 'staff.fault.reason'),
  },
  invalid,
);
export type SwitchInput = v.InferOutput<typeof switchSchema>;
