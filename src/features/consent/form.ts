import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';

/** The field that a fault of one purpose names. */
export const toPurposeField = (id: string): string => `purpose-${id}`;

export const consentForm = v.strictObject(
  {
    version: v.pipe(v.string(invalid), v.maxLength(32, invalid)),
    purpose: v.optional(
      v.union(
        [
          v.pipe(
            v.string(),
            v.transform((one) => [one]),
          ),
          v.array(v.string()),
        ],
        invalid,
      ),
      [],
    ),
  },
  invalid,
);
