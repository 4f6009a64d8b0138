import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';
import { choice, chosenId, optionalText } from './common-fields.ts';

const invalid: MessageKey = 'error.generic';

/** Whether something is brought, or lies ready in a branch; and in which one. */
export const wayForm = v.strictObject(
  {
    type: v.pipe(
      choice('checkout.fault.delivery'),
      v.picklist(['DELIVERY', 'PICKUP'], 'checkout.fault.delivery'),
    ),
  },
  invalid,
);

/** A branch; the place only decides which of them are listed. */
export const branchForm = v.strictObject(
  { placeId: optionalText(64), branchId: chosenId('checkout.fault.branch') },
  invalid,
);
