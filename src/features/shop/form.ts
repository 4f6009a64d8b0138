import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';

const invalid: MessageKey = 'shop.ratingInvalid';

export const points = [1, 2, 3, 4, 5] as const;

export const ratingForm = v.strictObject(
  {
    productId: v.pipe(v.string(invalid), v.minLength(1, invalid), v.maxLength(128, invalid)),
    point: v.pipe(v.picklist(['1', '2', '3', '4', '5'], invalid), v.transform(Number)),
  },
  invalid,
);
