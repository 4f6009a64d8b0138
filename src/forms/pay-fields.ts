import * as v from 'valibot';
import { buyerFields } from './buyer-fields.ts';
import { choice } from './common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'error.generic';

/** How it is paid. */
export const provider = v.pipe(
  choice('checkout.fault.provider'),
  v.picklist(['qpay', 'golomt'], 'checkout.fault.provider'),
);
/** What the page has shown. */
export const total = v.pipe(v.string(invalid), v.regex(/^\d{1,12}$/, invalid), v.transform(Number));

export const payForm = v.strictObject({ ...buyerFields, provider, total }, invalid);
export type PayInput = v.InferOutput<typeof payForm>;

/** The fields that a refusal gives back. */
export const keptOfPay = ['receipt', 'company', 'companyName', 'vatEmail', 'provider'] as const;
