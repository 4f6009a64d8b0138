import * as v from 'valibot';
import { isImei, toImeiDigits } from '#domain/imei.ts';
import { choice, contactPhone, optionalEmail } from '#forms/common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { answerFields } from './model.ts';

const invalid: MessageKey = 'error.generic';
const wrongImei: MessageKey = 'tradeIn.fault.imei';
/** As long as an id of the content service. */
const maxId = 128;

/** Names what the content service offers; whether there is such a thing, who asks for it finds out. */
const chosen = (message: MessageKey) =>
  v.pipe(choice(message), v.minLength(1, message), v.maxLength(maxId, message));

export const brandForm = v.strictObject({ brand: chosen('tradeIn.fault.brand') }, invalid);

export const modelForm = v.strictObject({ model: chosen('tradeIn.fault.model') }, invalid);

const oneAnswer = v.optional(v.pipe(v.string(invalid), v.maxLength(2 * maxId + 1, invalid)), '');

/** Which of them are asked, the content service says. */
export const conditionForm = v.strictObject(
  Object.fromEntries(answerFields.map((name) => [name, oneAnswer])),
  invalid,
);

export const imeiForm = v.strictObject(
  { imei: v.pipe(v.string(wrongImei), v.transform(toImeiDigits), v.check(isImei, wrongImei)) },
  invalid,
);

const optionalPhone = v.pipe(
  v.optional(v.string(invalid), ''),
  v.trim(),
  v.union([v.literal(''), contactPhone], 'field.phone'),
);

/** Whoever leaves nothing keeps the page, or prints it. */
export const confirmForm = v.strictObject({ phone: optionalPhone, email: optionalEmail }, invalid);
