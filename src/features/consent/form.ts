import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';

export type ConsentMessage = Extract<MessageKey, 'error.generic' | 'consent.needRequired'>;

const invalid: ConsentMessage = 'error.generic';

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
