import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';
import { ticks } from './common-fields.ts';

const invalid: MessageKey = 'error.generic';

/** The fields of a form in which somebody agrees: the boxes, and the version of the text beside them. */
export const consentFields = {
  purpose: ticks,
  version: v.pipe(v.string(invalid), v.maxLength(32, invalid)),
} as const;

/** The same of a flow's last step, with the terms of service: what is missing is found together with the rest. */
export const agreementFields = {
  ...consentFields,
  /** Empty where the form was sent before the boxes had come. */
  version: v.optional(consentFields.version, ''),
  terms: v.optional(v.string(invalid), ''),
  /** The version of the terms that stood beside the box. */
  termsVersion: v.optional(v.pipe(v.string(invalid), v.regex(/^[\w.-]{0,32}$/, invalid)), ''),
} as const;

/** The field that a fault of one purpose names. */
export const toPurposeField = (id: string): string => `purpose-${id}`;
