import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';
import { consentFields } from '#forms/consent-fields.ts';

export { toPurposeField } from '#forms/consent-fields.ts';

const invalid: MessageKey = 'error.generic';

export const consentForm = v.strictObject(consentFields, invalid);
